/// What a control does with a touch, and when it tells of it.
public enum ControlReaction: Hashable, Sendable {
  /// A touch that begins or moves changes the rating; the end of it is told, whatever changed.
  case atEnd
  /// A touch that begins changes the rating and is told; what follows is not looked at.
  case atBeginning
  /// A touch that begins, moves or ends changes the rating and is told, each time.
  case throughout
  /// A touch that ends in the symbol in which it began changes the rating and is told.
  case insideASymbol
  /// A touch that begins or moves over a symbol changes the rating and is told, each time; its end says nothing.
  case whileMoving
  /// A touch that begins, moves or ends changes the rating; each change is told.
  case atChanges
}
