import { isLight, listAttributes, listParts } from "./emblem-parts.ts";
import type { SvgElement } from "./read-svg.ts";
import { writeShortNumber } from "./write-path.ts";

/** A shape of an emblem, or a group of shapes. */
export type Shape = {
  /** The name of its element: "path", "g". */
  name: string;
  /** Its attributes, in the order in which they are written. */
  attributes: Map<string, string>;
  /** The shapes in it, if it is a group. */
  shapes: Shape[];
};

/** How much wider lines are in a small window than in a large one. */
const BOLDER = 1.8;
/** The widest lead, in units of the drawing, that is too fine for a small window. */
const FINEST_LEAD = 4;
/** The attributes of a line that is lead and nothing else. */
const BARE_LINE_ATTRIBUTES = ["d", "fill", "stroke-width"];

/** Gives the shapes of a drawing, without the light. */
export function listShapes(parent: SvgElement): Shape[] {
  const drawn = listParts(parent).filter((part) => !isLight(part));
  return drawn.map((part) => ({
    name: part.name,
    attributes: listAttributes(part),
    shapes: part.name === "g" ? listShapes(part) : [],
  }));
}

/** Makes shapes fit for a small window: lines as wide as its leads, and no leads too fine for it. */
export function makeBolder(shapes: Shape[]): Shape[] {
  const kept = shapes.filter((shape) => !isFineLead(shape));
  return kept.map((shape) => {
    const attributes = new Map(shape.attributes);
    const width = Number(attributes.get("stroke-width"));
    if (width > 0) attributes.set("stroke-width", writeShortNumber(width * BOLDER));
    return { name: shape.name, attributes, shapes: makeBolder(shape.shapes) };
  });
}

/** Whether a shape is a bare line of lead: neither a pane, nor painted on one with a colour of its own. */
function isFineLead({ name, attributes }: Shape): boolean {
  if (name !== "path" || attributes.get("fill") !== "none") return false;
  const isBare = [...attributes.keys()].every((attribute) =>
    BARE_LINE_ATTRIBUTES.includes(attribute),
  );
  return isBare && Number(attributes.get("stroke-width") ?? 0) <= FINEST_LEAD;
}

/** Writes shapes as SVG. */
export function writeShapes(shapes: Shape[]): string {
  return shapes.map(writeShape).join("");
}

function writeShape({ name, attributes, shapes }: Shape): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${writeValue(value)}"`);
  const tag = `<${name}${written.join("")}`;
  return name === "g" ? `${tag}>${writeShapes(shapes)}</g>` : `${tag}/>`;
}

function writeValue(value: string): string {
  const onOneLine = value.replace(/\s+/g, " ").trim();
  return onOneLine.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
