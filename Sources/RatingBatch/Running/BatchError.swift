import RatingFiles
import RatingNumbers
import StarRating

/// Why a batch did not begin, or ended early.
package enum BatchError: Error, Sendable {
  case file(FileError)
  case manifest(String, line: Int, ManifestFault)
  /// A row's name; nothing has been written.
  case row(String, RowPlace, RowFault)
  /// A row's fault that ended the batch.
  case firstFault(String, RowPlace, RowFault)
  case columns(String, allowed: String)
  case nameTemplate(String)
  case notAFile(String)
  case changed(String)
  case missingTrait(String, needs: String, trait: String, library: String)
  case archive(path: String, reason: String)
  case stopped(signal: Int32)
}

/// What is wrong with a manifest as a whole.
package enum ManifestFault: Sendable {
  /// The encoding that it has, where that can be told.
  case encoding(String?)
  case noHeader
  case headerQuote
  case headerLength
  case header(RowFault)
  case separator(String)
  case missingColumn(String)
  case noNames
  case json(String)
}

extension BatchError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error): "\(error)"
    case .manifest(let path, let line, let fault): "\(QuotedText.plain(path)), line \(line): \(fault)"
    case .row(let path, let place, let fault):
      "\(QuotedText.plain(path)), \(place): \(fault): nothing was written"
    case .firstFault(let path, let place, let fault): "\(QuotedText.plain(path)), \(place): \(fault)"
    case .columns(let pair, let allowed):
      "--columns cannot have \(QuotedText.quoted(pair)): allowed is \(allowed)"
    case .nameTemplate(let value):
      "--name cannot be \(QuotedText.quoted(value)): allowed is a name with {id}, {line} or other columns in braces"
    case .notAFile(let path):
      "\(QuotedText.plain(path)) is no regular file: a manifest is read twice; - reads NDJSON rows as they come"
    case .changed(let path): "\(QuotedText.plain(path)) was changed while it was read"
    case .missingTrait(let path, let needs, let trait, let library):
      "\(QuotedText.plain(path)): \(needs) the trait \(trait) (library \(library)), "
        + "without which this star-rating was built"
    case .archive(let path, let reason): "cannot write \(QuotedText.plain(path)): \(QuotedText.plain(reason))"
    case .stopped(let signal): "stopped by signal \(signal)"
    }
  }

  /// 1 where it could not be done, 2 where the request is wrong, 3 after a row's fault.
  package var exitStatus: Int32 {
    switch self {
    case .file, .archive, .changed: 1
    case .firstFault: 3
    case .stopped(let signal): 128 + signal
    default: 2
    }
  }
}

extension ManifestFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .encoding(let name?): "the manifest is \(name): allowed is UTF-8"
    case .encoding(nil): "the manifest is not UTF-8"
    case .noHeader: "the header is empty"
    case .headerQuote: "the header has a quote that is not closed"
    case .headerLength: "the header is longer than \(InputWindow.rowLimit) bytes"
    case .header(let fault): "\(fault)"
    case .separator(let header):
      "the header is one column, \(QuotedText.quoted(header)): allowed between columns is a comma"
    case .missingColumn(let name): "the header has no column \(QuotedText.quoted(name))"
    case .noNames: "the header has no column output: --name '{id}.png' makes names"
    case .json(let reason): reason
    }
  }
}
