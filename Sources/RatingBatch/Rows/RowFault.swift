import RatingFiles
import RatingStyling
import StarRating

/// Why a row of a manifest gave no picture.
package enum RowFault: Error, Sendable {
  case encoding
  /// Its length in bytes.
  case tooLong(Int)
  case json(String)
  case fieldCount(Int, expected: Int)
  case unclosedQuote
  case strayQuote
  case unknownKey(String, nearest: String?)
  case repeatedKey(String)
  case plainValue(key: String)
  case missing(ManifestColumn)
  case unrated
  case kind(String)
  /// A value for badges in a row that asks for none.
  case ofBadges(ManifestColumn)
  case property(PropertyError)
  case badge(BadgeError)
  case picture(RatingError)
  /// A note where notes are faults.
  case note(String)
  case name(NameFault)
  /// The name, in another spelling perhaps, is an earlier row's.
  case clash(file: String, RowPlace)
  /// The system refused the row's file.
  case file(FileError)
  /// Nothing more is written, for the reason told.
  case refused(String)
}
