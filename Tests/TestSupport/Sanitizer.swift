import Foundation

/// Whether the tests, and the program with them, were built for the address or the thread sanitizer.
public enum Sanitizer {
  /// Memory and files then have no limit that a test could set, and everything takes several times as long.
  public static let isOn = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
}
