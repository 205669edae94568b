import RatingFiles
import RatingNumbers
import RatingStyling

/// Takes a set to its files: all is laid out and checked first, then written, each file whole or not at all.
package struct AssetRun {
  /// What is worth knowing before the files are used.
  package let notes: [String]
  private let folder: String
  private let files: [AssetFile]
  private let output: OutputProperties
  private let synchronizes: Bool

  package init(_ request: AssetRequest) throws(AssetError) {
    let pictures = try AssetPictures(request)
    var files: [AssetFile] = []
    var notes: [String] = []
    for (_, _, image) in pictures.all {
      for note in image.notes where !notes.contains(note) { notes.append(note) }
    }
    for platform in request.platforms {
      let place = try AssetPlace.prefix(of: platform, in: request)
      switch platform {
      case .ios: files += CatalogSet(pictures, vector: request.vector).files(in: place)
      case .android:
        let set = try DrawableSet(pictures, request)
        files += try set.files(in: place)
        notes += set.notes
      case .web: files += WebSet(pictures).files(in: place)
      }
    }
    for file in files {
      do { try file.check() } catch { throw .picture(error) }
    }
    self.files = files
    self.notes = notes
    folder = request.folder
    output = request.base.output
    synchronizes = request.synchronizes
  }

  /// The files as they will lie there.
  package var paths: [String] {
    files.map { folder.hasSuffix("/") ? folder + $0.path : "\(folder)/\($0.path)" }
  }

  /// Throws where something lies in the way of a file; returns what is worth knowing about what lies beside them.
  package func checkFolder() throws(AssetError) -> [String] {
    do {
      for file in files { try OutputFolder.checkWay(to: file.path, in: folder) }
    } catch { throw .file(error) }
    return CatalogSet.strangers(beside: files.map(\.path), in: folder).map { path in
      "\(QuotedText.plain(path)) lies in an image set that does not list it: Xcode warns of such"
    }
  }

  /// Writes the files, once the folder has been checked; other files are left alone.
  package func write(until stop: StopSignals?) throws(AssetError) {
    let writer: FolderWriter
    do {
      let folder = try OutputFolder(creating: folder, synchronizing: synchronizes)
      Leftovers.sweepFolders(in: folder)
      writer = FolderWriter(try UnfinishedFiles(in: folder), synchronizes: synchronizes)
    } catch { throw .file(error) }
    for file in files {
      if let signal = stop?.signal { throw .stopped(signal: signal) }
      let bytes: [UInt8]
      do { bytes = try file.bytes(output) } catch { throw .picture(error) }
      do { try writer.write(bytes, to: file.path) } catch { throw .file(error) }
    }
  }
}
