import Foundation
import StarRating

let folder = FileManager.default.temporaryDirectory.appendingPathComponent("star-rating-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }

do {
  // The three lines that most programs need.
  let image = try RatingImage(3.5)
  try image.write(to: folder.appendingPathComponent("rating.png").path, scale: 2)
  try image.write(to: folder.appendingPathComponent("rating.svg").path)

  try FileCheck.expect("rating.png", in: folder, startsWith: [0x89, 0x50, 0x4E, 0x47])
  try FileCheck.expect("rating.svg", in: folder, startsWith: Array("<svg ".utf8))
  // A badge of stars alone; a label takes the trait Text.
  try Badge(Rating(4.5), style: BadgeStyle { $0.symbol = .heart })
    .write(to: folder.appendingPathComponent("badge.svg").path)
  try FileCheck.expect("badge.svg", in: folder, startsWith: Array("<svg ".utf8))
  for scale in [1, 1.5, 2] {
    for style in try ViewCheck.styles() {
      try ViewCheck.expectWhole(RatingImage(3.37, style: style), scale: scale)
    }
  }
  for preset in RatingStyle.Preset.allCases { try ControlCheck.expectPatched(preset) }
  print("\(image.name): PNG and SVG written, every part drawn like the whole, controls answer")
} catch {
  FileHandle.standardError.write(Data("Client: \(error)\n".utf8))
  try? FileManager.default.removeItem(at: folder)
  exit(1)
}
