import { emblemRules, isLight, listAllParts, listAttributes, readLight } from "./emblem-parts.ts";
import type { Fault } from "./emblem-problem.ts";
import type { SvgElement } from "./read-svg.ts";
import { SHEET } from "./sheet.ts";

const VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;
/** The number of letters that a message quotes of words which may not stand in a drawing. */
const MOST_LETTERS = 30;

const MADE_OF = `A window is made of these: ${emblemRules.shapes.join(", ")}. In Inkscape, make paths of letters and clones (Path › Object to Path), and delete all else`;
const TAKE_OUT =
  "It means nothing in a window. Take it out: in Inkscape, save a copy as “Optimized SVG” with “Convert CSS attributes to XML attributes” ticked";

/** Finds the first mistake in a drawing. A drawing without any can become a window. */
export function findFault(sheet: SvgElement): Fault | undefined {
  const [, ...parts] = listAllParts(sheet);
  const isEmpty = parts.every((part) => part.name === "g" || isLight(part));
  const fault = findFaultOfSheet(sheet) ?? parts.map(findFaultOfPart).find((one) => one);
  if (fault || !isEmpty) return fault;
  return { line: sheet.line, found: "nothing drawn", advice: MADE_OF };
}

function findFaultOfSheet(sheet: SvgElement): Fault | undefined {
  const { line, name, attributes } = sheet;
  if (name !== "svg") {
    return { line, found: `<${name}>`, advice: "A drawing stands in one <svg>" };
  }
  const viewBox = attributes.get("viewBox");
  if (viewBox === VIEW_BOX) return findWords(sheet);
  const found = viewBox ? `viewBox="${viewBox}"` : "no viewBox";
  const advice = `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${SHEET.width} × ${SHEET.height} px under File › Document Properties, and scale the drawing to it`;
  return { line, found, advice };
}

function findWords({ line, words }: SvgElement): Fault | undefined {
  if (words === "") return undefined;
  const found = `“${words.slice(0, MOST_LETTERS)}”`;
  return { line, found, advice: "Words cannot stand between the shapes. Take them out" };
}

function findFaultOfPart(part: SvgElement): Fault | undefined {
  const { line, name } = part;
  if (isLight(part)) {
    if (readLight(part)) return undefined;
    const advice = "The light has to be a circle with cx, cy and r, and no transform";
    return { line, found: `<${name} id="light">`, advice };
  }
  if (!emblemRules.shapes.includes(name)) return { line, found: `<${name}>`, advice: MADE_OF };
  for (const [attribute, value] of listAttributes(part)) {
    const advice = adviseOnAttribute(attribute, value);
    if (advice) return { line, found: `${attribute}="${value}"`, advice };
  }
  return findWords(part);
}

/** Says what to do about an attribute of a shape; undefined if it may stay. */
function adviseOnAttribute(name: string, value: string): string | undefined {
  if (!emblemRules.attributes.includes(name)) return TAKE_OUT;
  const isColour = name === "fill" || name === "stroke";
  if (isColour && !/^(?:none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
    return "Each pane has one colour, written as in #b83a2c, or none";
  }
  return undefined;
}
