/// Who is told how a batch goes.
package struct BatchListener {
  package var fault: (BatchError) -> Void
  /// What is worth knowing about a picture that was drawn, once and with the first row that it is about.
  package var note: (String) -> Void
  /// Rows done, of how many.
  package var progress: (_ done: Int, _ total: Int?) -> Void

  package init(
    fault: @escaping (BatchError) -> Void, note: @escaping (String) -> Void,
    progress: @escaping (_ done: Int, _ total: Int?) -> Void
  ) {
    self.fault = fault
    self.note = note
    self.progress = progress
  }
}
