import { readFileSync } from "node:fs";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import type { EmblemFile } from "#app/content-loader/emblems.server.ts";
import { readSvg, type SvgElement } from "#app/content-loader/svg.server.ts";
import type { Light } from "./arch-window.ts";
import { short } from "./shapes.ts";

/** What a drawing of a group's sign says: its shapes as SVG, where the light is, and which way the glass is broken. */
type Drawing = { panes: string; light?: Light; seed?: number };

/** A group's sign, with shapes that are fewer and bolder for under 60 px. */
export type Emblem = Drawing & { smallPanes: string; light: Light };

/** The sheet that every emblem is drawn on. */
export const WIDTH = 400;
export const HEIGHT = 560;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const SHAPES = ["path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "g"];
const GEOMETRY = "d cx cy r rx ry x y width height x1 y1 x2 y2 points transform";
const PAINT =
  "fill fill-opacity fill-rule opacity stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset";
const ATTRIBUTES = [...GEOMETRY.split(" "), ...PAINT.split(" ")];
/** What drawing programs keep for themselves; names with a colon are theirs too. */
const NOTES = ["metadata", "title", "desc", "defs"];

const SAVE_PLAIN =
  "Colours belong to the shapes themselves: in Inkscape, save a copy as “Optimized SVG” with “Convert CSS attributes to XML attributes” ticked";
const NOTHING_RUNS =
  "A drawing is made of shapes, and nothing in it runs or looks outside. Take it out";
const ADVICE: Record<string, string> = {
  text: "Letters have to be shapes here: in Inkscape, choose Path › Object to Path",
  image: "A photo or scan cannot be leaded. Draw over it with shapes, and delete it",
  use: "A clone has to be a shape of its own here: in Inkscape, choose Edit › Clone › Unlink Clone",
  href: NOTHING_RUNS,
  script: NOTHING_RUNS,
  style: SAVE_PLAIN,
  class: SAVE_PLAIN,
};

export function readEmblem({ file, svg, smallFile }: EmblemFile): Emblem {
  const drawing = parseEmblem(file, svg);
  const small = smallFile && parseEmblem(smallFile, readFileSync(smallFile, "utf8"));
  return {
    light: { focus: [WIDTH / 2, HEIGHT / 2], reach: 235 },
    ...drawing,
    smallPanes: small ? small.panes : bolder(drawing.panes),
  };
}

/**
 * Takes an emblem's file apart, and puts its shapes together again without anything else: the colours and widths of the
 * sheet are for whoever draws.
 */
export function parseEmblem(file: string, svg: string): Drawing {
  const { drawing: sheet } = readSvg(file, svg);
  if (sheet.name !== "svg") throw problem(file, sheet, "A drawing stands in one <svg>");
  const { viewBox, "data-panes": seed } = sheet.attributes;
  if (viewBox !== VIEW_BOX) {
    throw problem(
      file,
      sheet,
      `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${WIDTH} × ${HEIGHT} px under File › Document Properties, and scale the drawing to it`,
      viewBox ? `viewBox="${viewBox}"` : "no viewBox",
    );
  }
  const light = lightIn(file, sheet);
  const panes = panesIn(file, sheet);
  if (!/<(?!\/?g\b)/.test(panes)) {
    const advice = `nothing is drawn in it. An emblem is made of these: ${SHAPES.join(", ")}`;
    throw new ContentProblem(file, "the file", advice);
  }
  return {
    panes,
    ...(light && { light }),
    ...(/^\d+$/.test(seed ?? "") && { seed: Number(seed) }),
  };
}

function lightIn(file: string, parent: SvgElement): Light | undefined {
  for (const element of elementsIn(parent)) {
    const inside = isLight(element) ? lightOf(file, element) : lightIn(file, element);
    if (inside) return inside;
  }
  return undefined;
}

function lightOf(file: string, element: SvgElement): Light {
  const { cx, cy, r, transform } = element.attributes;
  const [x, y, reach] = [Number(cx ?? NaN), Number(cy ?? NaN), Number(r ?? NaN)];
  const isCircle = element.name === "circle" && !transform;
  if (isCircle && !Number.isNaN(x + y) && reach > 0) return { focus: [x, y], reach };
  const advice = "The light has to be a circle with cx, cy and r, and no transform";
  throw problem(file, element, advice, `<${element.name} id="light">`);
}

/** The shapes inside an element, as SVG; what a drawing program notes between them is left out. */
function panesIn(file: string, parent: SvgElement): string {
  const stray = parent.children.find((node) => node.type === "text" && node.value.trim());
  if (stray?.type === "text") {
    const words = `“${stray.value.trim().slice(0, 30)}”`;
    throw problem(file, parent, "Words cannot stand between the shapes. Take them out", words);
  }
  const shapes = elementsIn(parent).filter(
    (element) => !NOTES.includes(element.name) && !element.name.includes(":") && !isLight(element),
  );
  return shapes.map((element) => pane(file, element)).join("");
}

function pane(file: string, element: SvgElement): string {
  const { name, attributes } = element;
  if (!SHAPES.includes(name)) {
    throw problem(file, element, ADVICE[name] ?? `A window is made of these: ${SHAPES.join(", ")}`);
  }
  const kept = Object.keys(attributes).filter(
    (key) => key.endsWith("href") || !/^(id$|data-)|:/.test(key),
  );
  const written = kept.map((key) => attribute(file, element, key, attributes[key] ?? "")).join("");
  const inside = panesIn(file, element);
  return name === "g" ? `<g${written}>${inside}</g>` : `<${name}${written}/>`;
}

function attribute(file: string, element: SvgElement, key: string, value: string): string {
  const found = `${key}="${value}"`;
  if (!ATTRIBUTES.includes(key)) {
    const advice = ADVICE[key.replace(/^on.*|.*href$/, "href")];
    throw problem(file, element, advice ?? "It means nothing in a window. Take it out", found);
  }
  if (/^(fill|stroke)$/.test(key) && !/^(none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
    throw problem(file, element, "Each pane has one colour, written as in #b83a2c, or none", found);
  }
  return ` ${key}="${value.replace(/\s+/g, " ").trim()}"`;
}

function problem(
  file: string,
  { name, position }: SvgElement,
  advice: string,
  found = `<${name}>`,
): ContentProblem {
  return new ContentProblem(file, `line ${position?.start.line}`, `found ${found}. ${advice}`);
}

function elementsIn({ children }: SvgElement): SvgElement[] {
  return children.filter((node) => node.type === "element");
}

function isLight({ attributes }: SvgElement): boolean {
  return attributes.id === "light";
}

/** For a group with one drawing only: leads as thick as under 60 px, and no lines too fine for it. */
export function bolder(panes: string): string {
  return panes
    .replace(/<path d="[^"]*" fill="none"(?: stroke-width="[0-4]")?\/>/g, "")
    .replace(/ stroke-width="([\d.]+)"/g, (_, width) => ` stroke-width="${short(width * 1.8)}"`);
}
