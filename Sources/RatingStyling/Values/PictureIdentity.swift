/// Which decoded picture one is, without its pixels.
///
/// Equal to itself alone: who holds it after the picture is gone never takes a later one for it.
package final class PictureIdentity: Hashable, Sendable {
  package static func == (left: PictureIdentity, right: PictureIdentity) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
