/// What is the same in every report.
enum HTMLPage {
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>star-rating compare</title>
    <style>
    :root { color-scheme: light dark; --zoom: 1;
      --ground: repeating-conic-gradient(#ddd 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2em }
    h1 { font-size: 1.4em } h2 { font-size: 1.1em; margin: 0; overflow-wrap: anywhere }
    section { border-left: 4px solid #d22; margin: 1.5em 0; padding-left: 1em }
    section.missing, section.new { border-color: #07f } section.same { border-color: #290 }
    pre { margin: .3em 0; white-space: pre-wrap; overflow-wrap: anywhere }
    .row { display: flex; flex-wrap: wrap; gap: 1em; align-items: start }
    figure { margin: 0; max-width: 100%; overflow: auto } figcaption { font-size: .85em }
    .ground { display: inline-grid; background: var(--ground) }
    .ground img { grid-area: 1 / 1; align-self: start; justify-self: start; zoom: var(--zoom);
      image-rendering: pixelated }
    .slide { --at: 50% }
    .slide .expected { clip-path: inset(0 calc(100% - var(--at)) 0 0) }
    .slide .actual { clip-path: inset(0 0 0 var(--at)) }
    .slide input { display: block; width: 100%; min-width: 8em; margin: 0 }
    </style>
    </head>
    <body>

    """

  static let controls = """
    <p><label>Zoom <select id="zoom"><option>1</option><option>2</option><option>4</option><option>8</option>
    </select></label> <label>Ground <select id="ground"><option value="">squares</option>
    <option value="#fff">white</option><option value="#000">black</option></select></label></p>

    """

  static let foot = """
    <script>
    "use strict";
    const root = document.documentElement.style;
    document.querySelectorAll(".slide input").forEach(input => input.addEventListener("input", () =>
      input.parentElement.style.setProperty("--at", input.value + "%")));
    document.getElementById("zoom")?.addEventListener("change", event =>
      root.setProperty("--zoom", event.target.value));
    document.getElementById("ground")?.addEventListener("change", event =>
      event.target.value ? root.setProperty("--ground", event.target.value) : root.removeProperty("--ground"));
    </script>
    </body>
    </html>

    """
}
