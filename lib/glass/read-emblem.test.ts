import { expect, test } from "vitest";
import { drawWindow } from "./draw-window.ts";
import type { EmblemDrawing } from "./emblem-drawing.ts";
import { EmblemProblem } from "./emblem-problem.ts";
import { readEmblem } from "./read-emblem.ts";
import { readTable } from "./read-table.ts";

const STAR = '<path d="M200 100l40 90h-80z" fill="#f5b82e"/>';

/** Puts shapes on the sheet on which every emblem is drawn. They begin in its second line. */
function onSheet(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 560">\n${shapes}\n</svg>`;
}

test("the shapes of an emblem are kept, and what a drawing program notes beside them is left out", () => {
  const drawn = `<?xml version="1.0"?>
    <!-- a star -->
    <svg xmlns:inkscape="x" viewBox="0 0 400 560" data-panes="7" stroke="#15222c">
      <sodipodi:namedview id="v"><inkscape:page x="0"/></sodipodi:namedview>
      <metadata><rdf:RDF><note:words/></rdf:RDF></metadata>
      <defs id="defs1"/>
      <g id="layer1" inkscape:label="Layer 1" transform="rotate(3)">
        <path id="path3" d="M200 100
          l40 90h-80z" fill='#F5B82E'><title></title></path>
      </g>
    </svg>`;
  expect(readEmblem({ svg: drawn })).toMatchObject({
    shapes: '<g transform="rotate(3)"><path d="M200 100 l40 90h-80z" fill="#F5B82E"/></g>',
    seed: 7,
  });
});

test("an attribute cannot end its tag and begin another", () => {
  const { shapes } = readEmblem({ svg: onSheet(`<path d='M0 0"/&gt;&lt;script/&gt;'/>`) });
  expect(shapes).toBe('<path d="M0 0&quot;/>&lt;script/>"/>');
});

const LIGHT = '<circle id="light" cx="120" cy="90" r="200" fill="#fff0bf"/>';

test("a circle called light says where the glass is brightest, and is not drawn", () => {
  const emblem = readEmblem({ svg: onSheet(`<g>${LIGHT}</g>${STAR}`) });
  expect(emblem.light).toEqual({ focus: { x: 120, y: 90 }, reach: 200 });
  expect(emblem.shapes).toContain(STAR);
  expect(emblem.shapes).not.toContain("circle");
});

/** A drawing that is refused: what it has, its whole text or the shapes on its sheet, and a part of the message. */
type Refusal = { what: string; says: string } & ({ drawn: string } | { shapes: string });

const refusals: Refusal[] = readTable("refused-drawings.yaml");

/** The message about a drawing that is refused, with the drawing and the line that it is about. */
function refuse(emblem: EmblemDrawing): string {
  try {
    drawWindow({ emblem }, { seed: "x" });
  } catch (problem) {
    if (problem instanceof EmblemProblem) {
      return `${problem.drawing}, line ${problem.line}: ${problem.message}`;
    }
    throw problem;
  }
  return "it is drawn";
}

test.each(refusals)("an emblem with $what is refused, with advice on what to do", (refusal) => {
  const svg = "drawn" in refusal ? refusal.drawn : onSheet(refusal.shapes);
  expect(refuse({ svg })).toContain(refusal.says);
});

test("a problem says in which of the two drawings it is, and in which line", () => {
  const emblem = { svg: onSheet(STAR), smallSvg: onSheet(`${STAR}\n<text/>`) };
  expect(refuse(emblem)).toMatch(/^smallSvg, line 3: found <text>/);
});
