import { expect, test } from "vitest";
import { bolder, parseEmblem } from "./emblem.ts";

const emblem = (shapes: string, viewBox = "0 0 400 560") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${shapes}\n</svg>`;
const STAR = '<path d="M200 100l40 90h-80z" fill="#f5b82e"/>';

test("an emblem's shapes are kept, and what a drawing program notes beside them is not", () => {
  const drawn = `<?xml version="1.0"?>
    <!-- a star -->
    <svg xmlns:inkscape="x" viewBox="0 0 400 560" data-panes="7" stroke="#15222c">
      <sodipodi:namedview id="v"><inkscape:page x="0"/></sodipodi:namedview>
      <metadata><rdf:RDF>words of no use</rdf:RDF></metadata>
      <defs id="defs1"/>
      <g id="layer1" inkscape:label="Layer 1" transform="rotate(3)">
        <path id="path3" d="M200 100
          l40 90h-80z" fill='#F5B82E'><title>the star</title></path>
      </g>
    </svg>`
    .replace("words of no use", "<note:words/>")
    .replace("the star", "");
  expect(parseEmblem("x.svg", drawn)).toEqual({
    panes: '<g transform="rotate(3)"><path d="M200 100 l40 90h-80z" fill="#F5B82E"/></g>',
    seed: 7,
  });
});

test("a circle called light says where the glass is brightest, and is not drawn", () => {
  const light = '<circle id="light" cx="120" cy="90" r="200" fill="#fff0bf"/>';
  for (const shapes of [light + STAR, `<g>${light}</g>${STAR}`]) {
    expect(parseEmblem("x.svg", emblem(shapes))).toMatchObject({
      panes: expect.stringContaining(STAR),
      light: { focus: [120, 90], reach: 200 },
    });
  }
});

test("one drawing gives the small window too: thicker leads, and no joints too fine for it", () => {
  const joint = '<path d="M1 1h9" fill="none" stroke-width="3"/>';
  const painted = '<path d="M1 1h9" fill="none" stroke="#fff8e6" stroke-width="5"/>';
  expect(bolder(STAR + joint + painted)).toBe(STAR + painted.replace('"5"', '"9"'));
});

const NOT_READ = "could not be read as a drawing";
const refused: [what: string, svg: string, says: string][] = [
  ["no SVG", "\u0089PNG", `line 1: ${NOT_READ}`],
  ["a tag left open", emblem("<g>"), `line 3: ${NOT_READ}. Is this an SVG file, and is every`],
  ["the end cut off", '<svg viewBox="0 0 400 560">', `line 1: ${NOT_READ}`],
  ["another sheet", emblem(STAR, "0 0 24 24"), 'line 1: found viewBox="0 0 24 24". The drawing'],
  ["no sheet", `<svg>${STAR}</svg>`, "line 1: found no viewBox"],
  ["a web page", "<html></html>", "line 1: found <html>. A drawing stands in one <svg>"],
  ["nothing drawn", emblem("<g></g>"), "the file: nothing is drawn in it"],
  ["plain words", emblem("Ark"), "found “Ark”. Words cannot stand between the shapes"],
  ["a script", emblem("<script>alert(1)</script>"), "found <script>. A drawing is made of shapes"],
  ["a handler", emblem('<path d="M0 0" onclick="x()"/>'), 'found onclick="x()". A drawing is made'],
  ["letters", emblem("<text>Ark</text>"), "line 2: found <text>. Letters have to be shapes here"],
  ["a photo", emblem('<image href="a.jpg"/>'), "found <image>. A photo or scan cannot be leaded"],
  ["a clone", emblem('<use href="#a"/>'), "found <use>. A clone has to be a shape"],
  ["a link out", emblem('<g xlink:href="https://a.b/c"/>'), "found xlink:href="],
  ["a style", emblem('<path style="fill:red"/>'), "Convert CSS attributes to XML attributes"],
  ["a style sheet", emblem("<style>path{}</style>"), "found <style>. Colours belong to the shapes"],
  [
    "a gradient",
    emblem('<path fill="url(#a)"/>'),
    'found fill="url(#a)". Each pane has one colour',
  ],
  ["a colour’s name", emblem('<path stroke="red"/>'), 'found stroke="red". Each pane has one'],
  ["a light of no shape", emblem('<ellipse id="light" cx="9" cy="9" rx="9"/>'), "to be a circle"],
  ["a light nowhere", emblem('<circle id="light" r="9"/>'), 'found <circle id="light">'],
  ["a filter", emblem('<path filter="url(#b)"/>'), "found filter="],
];

test.each(refused)("an emblem with %s is refused, with the line and what to do", (_, svg, says) => {
  expect(() => parseEmblem("emblems/x.svg", svg)).toThrow(says);
  expect(() => parseEmblem("emblems/x.svg", svg)).toThrow(/^emblems\/x\.svg: /);
});
