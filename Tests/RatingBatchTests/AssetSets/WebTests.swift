import Foundation
import RatingPixels
import TestSupport
import Testing

/// Pictures for the web, their sheets and their page.
@Suite struct WebTests {
  /// A text makes pictures of several widths.
  #if Text
    private static let text = ["--text", "{value}"]
  #else
    private static let text: [String] = []
  #endif

  private struct Box: Decodable, Equatable {
    var x = 0
    var y = 0
    let w, h: Int

    enum CodingKeys: String, CodingKey { case x, y, w, h }

    init(x: Int = 0, y: Int = 0, w: Int, h: Int) {
      (self.x, self.y, self.w, self.h) = (x, y, w, h)
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      x = try container.decodeIfPresent(Int.self, forKey: .x) ?? 0
      y = try container.decodeIfPresent(Int.self, forKey: .y) ?? 0
      w = try container.decode(Int.self, forKey: .w)
      h = try container.decode(Int.self, forKey: .h)
    }

    func times(_ factor: Int) -> Box { Box(x: x * factor, y: y * factor, w: w * factor, h: h * factor) }
  }

  /// TexturePacker's "JSON Hash".
  private struct Sheet: Decodable {
    struct Frame: Decodable {
      let frame, spriteSourceSize, sourceSize: Box
      let rotated, trimmed: Bool
    }

    struct Meta: Decodable {
      let image, format, scale: String
      let size: Box
    }

    let frames: [String: Frame]
    let meta: Meta
  }

  private func sheet(_ set: AssetFolder, _ name: String = "rating", scale: Int) throws -> Sheet {
    let suffix = scale == 1 ? "" : "@\(scale)x"
    return try JSONDecoder().decode(
      Sheet.self, from: Data(set.folder.read("out/\(name)-sprite\(suffix).json")))
  }

  @Test(arguments: [
    WebTests.text + ["--count", "7"], ["--rtl", "--background", "#123", "--coverage-levels", "256"],
  ])
  func everyCellIsThePictureItself(_ arguments: [String]) throws {
    let set = try AssetFolder()
    #expect(try set.run("web", arguments).status == 0)
    let single = try sheet(set, scale: 1)
    #expect(single.frames.count == (arguments.contains("--rtl") ? 22 : 11))
    for scale in 1...3 {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      let sheet = try sheet(set, scale: scale)
      #expect(sheet.meta.image == "rating-sprite\(suffix).png")
      #expect(sheet.meta.scale == "\(scale)" && sheet.meta.format == "RGBA8888")
      #expect(sheet.meta.size == single.meta.size.times(scale))
      let pixels = try PixmapReading.png(set.folder.read("out/\(sheet.meta.image)"))
      #expect(pixels.width == sheet.meta.size.w && pixels.height == sheet.meta.size.h)
      var left = pixels
      for (name, entry) in sheet.frames {
        let frame = entry.frame
        #expect(frame == single.frames[name]?.frame.times(scale))
        #expect(!entry.rotated && !entry.trimmed)
        #expect(entry.sourceSize == Box(w: frame.w, h: frame.h) && entry.spriteSourceSize == entry.sourceSize)
        let picture = try PixmapReading.png(set.folder.read("out/\(name)\(suffix).png"))
        try #require(picture.width == frame.w && picture.height == frame.h)
        var differences = 0
        for y in 0..<frame.h {
          for x in 0..<frame.w {
            if pixels[frame.x + x, frame.y + y] != picture[x, y] { differences += 1 }
            left[frame.x + x, frame.y + y] = .clear
          }
        }
        #expect(differences == 0, "\(name) at \(scale)x")
      }
      // What is no cell is clear.
      #expect(left.rgba.allSatisfy { $0 == 0 })
    }
  }

  /// A star half full on an odd number of pixels: only a picture drawn anew has a sharp edge at 2x.
  @Test func everyScaleIsDrawnAnewAndSaysItsDensity() throws {
    let set = try AssetFolder()
    let run = try set.run(
      "web",
      [
        "--size", "15", "--stars", "1", "--step", "exact", "--from", "0.5", "--to", "0.5",
        "--coverage-levels", "256",
      ])
    #expect(run.status == 0)
    let twice = try PixmapReading.png(set.folder.read("out/rating_0_5@2x.png"))
    #expect(twice[14, 15] == PixelColor(red: 255, green: 180, blue: 0))
    #expect(twice[15, 15] == PixelColor(red: 217, green: 217, blue: 217))
    for (suffix, density) in [("", 2_835), ("@2x", 5_669), ("@3x", 8_504)] {
      let bytes = try set.folder.read("out/rating_0_5\(suffix).png")
      let physical = Array("pHYs".utf8) + PNGBytes.number(density) + PNGBytes.number(density) + [1]
      #expect(bytes.firstRange(of: physical) != nil)
    }
  }

  @Test func theStylesAreTheFrames() throws {
    let set = try AssetFolder()
    #expect(try set.run("web", ["--rtl"]).status == 0)
    let styles = try set.text("out/rating-sprite.css")
    let sheet = try sheet(set, scale: 1)
    for (name, entry) in sheet.frames {
      let frame = entry.frame
      let place = "background-position: -\(frame.x)px -\(frame.y)px"
      #expect(styles.contains("\n.\(name) { width: \(frame.w)px; height: \(frame.h)px; \(place) }\n"))
      if name.hasSuffix("-rtl") {
        #expect(styles.contains("\n[dir=\"rtl\"] .\(name.dropLast(4)) { \(place) }\n"))
      }
    }
    #expect(styles.contains("\n  background-size: \(sheet.meta.size.w)px \(sheet.meta.size.h)px;\n"))
    #expect(
      styles.contains(
        "image-set(url(\"rating-sprite.png\") 1x, url(\"rating-sprite@2x.png\") 2x, url(\"rating-sprite@3x.png\") 3x)"
      ))
  }

  @Test func thePageShowsEveryPictureWithTheWordsForIt() throws {
    let set = try AssetFolder()
    #expect(try set.run("web").status == 0)
    let page = try set.text("out/index.html")
    for (rating, name) in [("0", "0"), ("3.5", "3_5"), ("5", "5")] {
      let words = """
        <img src="rating_\(name).png" \
        srcset="rating_\(name).png, rating_\(name)@2x.png 2x, rating_\(name)@3x.png 3x" \
        width="136" height="24" alt="\(rating) out of 5 stars">
        """
      #expect(page.contains(words))
      let shown = words.replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
        "\"", with: "&quot;")
      #expect(page.contains("<code>\(shown)</code>"))
      #expect(page.contains("<h2>\(rating) out of 5 stars</h2>"))
    }
  }

  /// Every address of the page leads to a file, whatever the name is made of.
  @Test(arguments: ["rating", "a b\"c<&'%,é?#", "4.5"])
  func everyAddressLeadsToAFile(_ name: String) throws {
    let set = try AssetFolder()
    #expect(try set.run("web", ["--name", name, "--from", "4", "--title", "<\"&>"]).status == 0)
    let page = try set.text("out/index.html")
    var addresses = page.matches(of: /(?:src|href)="([^"]*)"/).map { String($0.1) }
    addresses += page.matches(of: /srcset="([^"]*)"/).flatMap { match in
      match.1.split(separator: ", ").map { String($0.split(separator: " ")[0]) }
    }
    addresses += try set.text("out/\(name)-sprite.css").matches(of: /url\("([^"]*)"\)/).map { String($0.1) }
    let files = try set.files()
    for address in addresses {
      #expect(files[address.removingPercentEncoding ?? ""] != nil, "\(address)")
    }
    // Three ratings of five pictures, the sheets' three and their styles.
    #expect(Set(addresses).count == 3 * 4 + 3 + 1)
    #expect(page.contains("alt=\"&lt;&quot;&amp;&gt;\""))
  }

  @Test(.enabled(if: Chromium.isInstalled, "no browser is installed"), arguments: [1, 2])
  func aBrowserFindsEveryPictureInItsSize(_ scale: Int) throws {
    let set = try AssetFolder()
    #expect(try set.run("web", ["--rtl", "--name", "a b<"] + WebTests.text).status == 0)
    let script = """
      <script>
      addEventListener("load", () => {
        const images = [...document.images].map(i => [i.complete, i.naturalWidth, i.naturalHeight, i.width, i.height,
          decodeURIComponent(i.currentSrc.split("/").pop()), i.srcset ? "set" : "one", i.alt]);
        const spans = [...document.querySelectorAll("figure span")].map(s => [s.className, s.offsetWidth,
          s.offsetHeight, getComputedStyle(s).backgroundPosition]);
        const found = document.createElement("pre");
        found.id = "found";
        found.textContent = JSON.stringify({images, spans}).replace(/</g, "\\\\u003c");
        document.body.append(found);
      });
      </script>
      """
    try set.folder.write(set.text("out/index.html") + script, to: "out/looked-at.html")
    let document = try Chromium.document(of: set.folder.path("out/looked-at.html"), scale: scale)
    let json = try #require(document.firstMatch(of: /<pre id="found">(.*?)<\/pre>/)?.1)
    let found = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[Any]]])
    // Of each rating and direction: srcset, three PNG, SVG; and its sprite.
    let images = try #require(found["images"])
    let spans = try #require(found["spans"])
    #expect(images.count == 22 * 5 && spans.count == 22)
    for image in images {
      let numbers = try image[1...4].map { try #require($0 as? Int) }
      let file = try #require(image[5] as? String)
      #expect(image[0] as? Bool == true)
      // A set counts its pictures in points, whatever their pixels.
      let factor = image[6] as? String == "set" ? 1 : file.firstMatch(of: /@(\d)x/).flatMap { Int($0.1) } ?? 1
      #expect(numbers[0] == numbers[2] * factor && numbers[1] == numbers[3] * factor, "\(file)")
      #expect(numbers[3] == 24)
      // A browser may take a denser picture that it has already.
      if image[6] as? String == "set", scale == 2 { #expect(file.contains("@"), "\(file)") }
      #expect((image[7] as? String)?.hasSuffix(" out of 5 stars") == true)
    }
    let sheet = try sheet(set, "a b<", scale: 1)
    for span in spans {
      let name = try #require(span[0] as? String).replacing("a_b_", with: "a b<")
      let frame = try #require(sheet.frames[name]).frame
      #expect(span[1] as? Int == frame.w && span[2] as? Int == frame.h)
      #expect(span[3] as? String == "-\(frame.x)px -\(frame.y)px")
    }
  }
}
