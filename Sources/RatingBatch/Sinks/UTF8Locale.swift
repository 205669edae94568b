#if Archives
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Has the calling thread take names for UTF-8 until `restore`: libarchive asks the locale, and in the one
  /// that every program begins with it knows ASCII alone.
  struct UTF8Locale {
    private let before: locale_t?
    private let own: locale_t

    /// Nil where the system has no such locale.
    init?() {
      var locale: locale_t?
      for name in ["C.UTF-8", "en_US.UTF-8", "UTF-8"] where locale == nil {
        locale = newlocale(LC_CTYPE_MASK, name, nil)
      }
      guard let locale else { return nil }
      own = locale
      before = uselocale(locale)
    }

    func restore() {
      uselocale(before)
      freelocale(own)
    }
  }
#endif
