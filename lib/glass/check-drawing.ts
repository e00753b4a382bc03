import { emblemRules, isLight, listAllParts, listAttributes, readLight } from "./emblem-parts.ts";
import type { Refuse } from "./emblem-problem.ts";
import type { SvgElement } from "./read-svg.ts";
import { SHEET } from "./sheet.ts";

const VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;
/** The number of letters that a message quotes of words which may not stand in a drawing. */
const MOST_LETTERS = 30;

const MADE_OF = `A window is made of these: ${emblemRules.shapes.join(", ")}. In Inkscape, make paths of letters and clones (Path › Object to Path), and delete all else`;
const TAKE_OUT =
  "It means nothing in a window. Take it out: in Inkscape, save a copy as “Optimized SVG” with “Convert CSS attributes to XML attributes” ticked";

/** Refuses the first thing in a drawing that no window can be made of. */
export function checkDrawing(sheet: SvgElement, refuse: Refuse): void {
  const { line, name, attributes } = sheet;
  if (name !== "svg") refuse(line, `<${name}>`, "A drawing stands in one <svg>");
  const viewBox = attributes.get("viewBox");
  if (viewBox !== VIEW_BOX) {
    const found = viewBox ? `viewBox="${viewBox}"` : "no viewBox";
    const advice = `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${SHEET.width} × ${SHEET.height} px under File › Document Properties, and scale the drawing to it`;
    refuse(line, found, advice);
  }
  const [, ...parts] = listAllParts(sheet);
  refuseWords(sheet, refuse);
  for (const part of parts) checkPart(part, refuse);
  const isEmpty = parts.every((part) => part.name === "g" || isLight(part));
  if (isEmpty) refuse(line, "nothing drawn", MADE_OF);
}

function refuseWords({ line, words }: SvgElement, refuse: Refuse): void {
  const advice = "Words cannot stand between the shapes. Take them out";
  if (words) refuse(line, `“${words.slice(0, MOST_LETTERS)}”`, advice);
}

function checkPart(part: SvgElement, refuse: Refuse): void {
  const { line, name } = part;
  if (isLight(part)) {
    const advice = "The light has to be a circle with cx, cy and r, and no transform";
    if (!readLight(part)) refuse(line, `<${name} id="light">`, advice);
    return;
  }
  if (!emblemRules.shapes.includes(name)) refuse(line, `<${name}>`, MADE_OF);
  for (const [attribute, value] of listAttributes(part)) {
    const found = `${attribute}="${value}"`;
    if (!emblemRules.attributes.includes(attribute)) refuse(line, found, TAKE_OUT);
    const isColour = attribute === "fill" || attribute === "stroke";
    if (isColour && !/^(?:none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
      refuse(line, found, "Each pane has one colour, written as in #b83a2c, or none");
    }
  }
  refuseWords(part, refuse);
}
