import * as v from "valibot";
import { expect, test } from "vitest";
import { readYaml } from "#tools/read-yaml.ts";
import { bolder, parseEmblem } from "./emblem.ts";

const emblem = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560">\n${shapes}\n</svg>`;
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

const words = v.pipe(v.string(), v.nonEmpty());
const refusal = v.union([
  v.strictObject({ what: words, drawn: words, says: words }),
  v.pipe(
    v.strictObject({ what: words, shapes: words, says: words }),
    v.transform(({ shapes, ...told }) => ({ ...told, drawn: emblem(shapes) })),
  ),
]);
const refused = v.parse(
  v.pipe(v.array(refusal), v.nonEmpty()),
  readYaml(new URL("emblem-refused.yaml", import.meta.url)),
);

test.each(refused)("an emblem with $what is refused, and told what to do", ({ drawn, says }) => {
  expect(() => parseEmblem("emblems/x.svg", drawn)).toThrow(says);
  expect(() => parseEmblem("emblems/x.svg", drawn)).toThrow(/^emblems\/x\.svg: /);
});
