import Foundation
import TestSupport
import Testing

/// Drawables as Android's own tools take them.
@Suite struct DrawableTests {
  @Test func everyDensityHasItsPixels() throws {
    let set = try AssetFolder()
    let run = try set.run(
      "android",
      ["--name", "App-Icon", "--from", "0.5", "--to", "0.5", "--stars", "1", "--size", "48", "--ldpi"])
    #expect(run.status == 0)
    #expect(
      run.errorText == "star-rating: note: with android the pictures' names begin with app_icon\n"
        + "star-rating: 6 files written\n")
    let files = try set.files()
    let sides = ["ldpi": 36, "mdpi": 48, "hdpi": 72, "xhdpi": 96, "xxhdpi": 144, "xxxhdpi": 192]
    #expect(Set(files.keys) == Set(sides.keys.map { "res/drawable-\($0)/app_icon_0_5.png" }))
    for (density, side) in sides {
      let picture = try PixmapReading.png(#require(files["res/drawable-\(density)/app_icon_0_5.png"]))
      #expect(picture.width == side && picture.height == side)
    }
    #expect(Set(files.values.map { $0 }).count == 6)
  }

  @Test(arguments: [
    ("App-Icon 4.5", "app_icon_4_5"), ("4stars", "rating_4stars"), ("--a__b--", "a_b"), ("class", "class"),
    ("ÉtoileÀ", "toile"), ("x", "x"),
  ])
  func namesAreMadeValid(_ name: String, _ valid: String) throws {
    let set = try AssetFolder()
    #expect(try set.run("android", ["--name=\(name)", "--from", "3.5", "--to", "3.5", "-q"]).status == 0)
    let names = try Set(set.files().keys.map { String($0.split(separator: "/")[2]) })
    #expect(names == ["\(valid)_3_5.png"])
    #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][a-z0-9_]*\.png/) != nil })
  }

  @Test func aNameWithNothingInItIsRefused() throws {
    let set = try AssetFolder()
    let run = try set.run("web,android", ["--name", "★"])
    #expect(run.status == 2)
    #expect(
      run.errorText
        == "star-rating: error: --name cannot be \"★\": allowed is a name with a letter a to z or a "
        + "digit with android\n")
    #expect(set.lacks())
  }

  @Test func aVectorMirrorsItself() throws {
    let set = try AssetFolder()
    let range = ["--from", "3.5", "--to", "3.5", "--vector", "xml"]
    #expect(try set.run("android", range + ["--rtl"], into: "res").status == 0)
    #expect(try set.files(in: "res").keys.sorted() == ["drawable/rating_3_5.xml"])
    let mirrored = try set.text("res/drawable/rating_3_5.xml")
    // Without a form it is Android's only one, whatever follows.
    for words in [["--vector", "--rtl"], ["--rtl", "--vector"], ["--rtl", "--vector=xml"]] {
      #expect(
        try set.run("android", ["--from", "3.5", "--to", "3.5"] + words, into: "short/res").status == 0)
      #expect(try set.text("short/res/drawable/rating_3_5.xml") == mirrored)
    }
    #expect(mirrored.contains("android:autoMirrored=\"true\""))
    #expect(try set.run("android", range, into: "plain/res").status == 0)
    #expect(
      try set.text("plain/res/drawable/rating_3_5.xml")
        == mirrored.replacing("\n    android:autoMirrored=\"true\"", with: ""))
    #expect(
      try set.folder.read("plain/res/drawable/rating_3_5.xml")
        == BatchFolder.rendered("3.5", "android-vector"))
    // Paddings keep their sides: the mirror image is another picture.
    #expect(try set.run("android", range + ["--rtl", "--padding", "0 4 0 0"], into: "two/res").status == 0)
    #expect(
      try set.files(in: "two/res").keys.sorted()
        == ["drawable-ldrtl/rating_3_5.xml", "drawable/rating_3_5.xml"])
    #expect(try !set.text("two/res/drawable/rating_3_5.xml").contains("autoMirrored"))
  }

  @Test func whatAVectorCannotHoldWritesNothing() throws {
    let set = try AssetFolder()
    let run = try set.run("web,android", ["--vector", "xml", "--fill", "linear-gradient(90,red,gold)"])
    #expect(run.status == 2)
    #expect(run.errorText.contains("an Android vector drawable cannot hold a gradient"))
    #expect(set.lacks())
  }

  #if os(Linux)
    private static let manifest = """
      <?xml version="1.0" encoding="utf-8"?>
      <manifest xmlns:android="http://schemas.android.com/apk/res/android" package="org.example.stars">
        <uses-sdk android:minSdkVersion="24" android:targetSdkVersion="29" />
        <application android:label="Stars" />
      </manifest>
      """

    /// Packages a set with Android's tool; returns what the package holds.
    private func packaged(_ set: AssetFolder) throws -> [String] {
      try set.folder.write(DrawableTests.manifest, to: "AndroidManifest.xml")
      let run = try Tool("aapt").run(
        [
          "package", "-f", "-M", "AndroidManifest.xml", "-S", "out/res", "-I",
          "/usr/share/android-framework-res/framework-res.apk", "-F", "stars.apk",
        ], folder: set.folder.path)
      #expect(run.status == 0)
      #expect(run.errorText == "" && run.outputText == "")
      let list = try Tool("aapt").run(["list", "stars.apk"], folder: set.folder.path)
      return list.outputText.split(separator: "\n").map(String.init).filter { $0.hasPrefix("res/") }
    }

    @Test(arguments: [
      ["--ldpi", "--rtl"], ["--vector", "xml"], ["--vector", "xml", "--rtl", "--name", "fun"],
    ])
    func androidsOwnToolPackagesTheSet(_ arguments: [String]) throws {
      let set = try AssetFolder()
      #expect(try set.run("android", arguments).status == 0)
      let packed = try packaged(set)
      #expect(packed.count == (try set.files().count))
    }

    @Test func theToolRefusesWhatIsNoResource() throws {
      let set = try AssetFolder()
      #expect(try set.run("android", ["--from", "3", "--to", "3"]).status == 0)
      try set.folder.write(
        set.folder.read("out/res/drawable-mdpi/rating_3.png"), to: "out/res/drawable-mdpi/A-b.png")
      try set.folder.write(DrawableTests.manifest, to: "AndroidManifest.xml")
      let run = try Tool("aapt").run(
        [
          "package", "-f", "-M", "AndroidManifest.xml", "-S", "out/res", "-I",
          "/usr/share/android-framework-res/framework-res.apk", "-F", "stars.apk",
        ], folder: set.folder.path)
      #expect(run.status != 0)
    }

    #if JSON
      @Test func androidsOwnToolTakesTheQualifiers() throws {
        let set = try AssetFolder()
        try set.folder.write("{\"empty\": \"#333\"}", to: "dark.json")
        #expect(try set.run("android", ["--dark", "dark.json", "--rtl"]).status == 0)
        let packed = try packaged(set)
        #expect(packed.count == (try set.files().count))
        #expect(packed.contains { $0.hasPrefix("res/drawable-ldrtl-night-xxxhdpi") })
        let folders = Set(try set.files().keys.map { $0.split(separator: "/")[1] })
        #expect(folders.count == 20 && folders.contains("drawable-night-hdpi"))
      }
    #endif
  #endif
}
