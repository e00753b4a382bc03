import {
  ContentProblem,
  isThere,
  readText,
  shown,
} from "#app/content-loader/read-content.server.ts";
import type { Light } from "./arch-window.ts";
import { short } from "./shapes.ts";
import { NOT_A_TAG, type Tag, tagsOf } from "./svg-tags.ts";

/** A group's sign as its files in `emblems/` draw it. */
export type Emblem = {
  /** Its shapes, as SVG. */
  panes: string;
  /** The same for under 60 px: fewer, bolder shapes. */
  smallPanes: string;
  light: Light;
  /** Which way the glass behind it is broken, where the file says so. */
  seed?: number;
};

/** The sheet that every emblem is drawn on. */
export const WIDTH = 400;
export const HEIGHT = 560;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;

const REACH = 235;

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

/** Reads `emblems/NAME.svg`, and `NAME.small.svg` where it is there. Throws a ContentProblem. */
export function readEmblem(name: string): Emblem {
  const file = `emblems/${name}.svg`;
  const smallFile = `emblems/${name}.small.svg`;
  const { panes, light, seed } = parseEmblem(shown(file), readText(file));
  return {
    panes,
    smallPanes: isThere(smallFile)
      ? parseEmblem(shown(smallFile), readText(smallFile)).panes
      : bolder(panes),
    light: light ?? { focus: [WIDTH / 2, HEIGHT / 2], reach: REACH },
    ...(seed !== undefined && { seed }),
  };
}

type Drawing = { panes: string; light?: Light; seed?: number };

/** Takes an emblem's file apart, and puts its shapes together again without anything else. */
export function parseEmblem(file: string, svg: string): Drawing {
  const drawing: Drawing = { panes: "" };
  let notesAreOpen = 0;
  for (const tag of tagsOf(file, svg)) {
    const { name, kind, depth } = tag;
    if (kind === "words") {
      if (notesAreOpen === 0) throw tag.problem(`“${name}”`, NOT_A_TAG);
      continue;
    }
    const isNote = NOTES.includes(name) || name.includes(":");
    if (depth === 0) {
      if (kind === "open") Object.assign(drawing, readRoot(tag));
    } else if (isNote) {
      notesAreOpen += { open: 1, close: -1, alone: 0 }[kind];
    } else if (notesAreOpen === 0) {
      const light = lightOf(tag);
      if (light) drawing.light = light;
      else drawing.panes += kind === "close" ? (name === "g" ? "</g>" : "") : pane(tag);
    }
  }
  if (!/<(?!\/?g\b)/.test(drawing.panes)) {
    throw new ContentProblem(
      file,
      "the file",
      `nothing is drawn in it. An emblem is made of these: ${SHAPES.join(", ")}`,
    );
  }
  return drawing;
}

/** Only the sheet counts: the colours and widths there are for whoever draws. */
function readRoot({ name, attributes, problem }: Tag): Pick<Drawing, "seed"> {
  if (name !== "svg") throw problem(`<${name}>`, "A drawing stands in one <svg>");
  const { viewBox, "data-panes": seed = "" } = Object.fromEntries(attributes);
  if (viewBox !== VIEW_BOX) {
    throw problem(
      viewBox === undefined ? "no viewBox" : `viewBox="${viewBox}"`,
      `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${WIDTH} × ${HEIGHT} px under File › Document Properties, and scale the drawing to it`,
    );
  }
  return /^\d+$/.test(seed) ? { seed: Number(seed) } : {};
}

/** The circle that says where the light is. */
function lightOf({ name, attributes, problem }: Tag): Light | undefined {
  const { id, cx, cy, r, transform } = Object.fromEntries(attributes);
  if (id !== "light") return undefined;
  const [x, y, reach] = [Number(cx), Number(cy), Number(r)];
  if (name !== "circle" || transform !== undefined || Number.isNaN(x + y) || !(reach > 0)) {
    throw problem(
      `<${name} id="light">`,
      "The light has to be a circle with cx, cy and r, and no transform",
    );
  }
  return { focus: [x, y], reach };
}

function pane({ name, kind, attributes, problem }: Tag): string {
  if (!SHAPES.includes(name)) {
    throw problem(`<${name}>`, ADVICE[name] ?? `A window is made of these: ${SHAPES.join(", ")}`);
  }
  const ours = attributes.filter(([key]) => key.endsWith("href") || !/^(id$|data-)|:/.test(key));
  for (const [key, value] of ours) {
    const found = `${key}="${value}"`;
    if (!ATTRIBUTES.includes(key)) {
      const advice = ADVICE[key.replace(/^on.*|.*href$/, "href")];
      throw problem(found, advice ?? "It means nothing in a window. Take it out");
    }
    if (/^(fill|stroke)$/.test(key) && !/^(none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
      throw problem(found, "Each pane has one colour, written as in #b83a2c, or none");
    }
  }
  const written = ours.map(([key, value]) => ` ${key}="${value}"`).join("");
  return name === "g" && kind === "open" ? `<g${written}>` : `<${name}${written}/>`;
}

/** For a group with one drawing only: leads as thick as under 60 px, and no lines too fine for it. */
export function bolder(panes: string): string {
  return panes
    .replace(/<path d="[^"]*" fill="none"(?: stroke-width="[0-4]")?\/>/g, "")
    .replace(/ stroke-width="([\d.]+)"/g, (_, width) => ` stroke-width="${short(width * 1.8)}"`);
}
