/// Who is told how a batch goes.
package struct BatchListener {
  package var fault: (BatchError) -> Void
  /// Rows done, of how many.
  package var progress: (_ done: Int, _ total: Int?) -> Void

  package init(
    fault: @escaping (BatchError) -> Void, progress: @escaping (_ done: Int, _ total: Int?) -> Void
  ) {
    self.fault = fault
    self.progress = progress
  }
}
