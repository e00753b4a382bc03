import { isLight, listAllParts, listAttributes, listParts, readLight } from "./emblem-parts.ts";
import type { Fault } from "./emblem-problem.ts";
import { emblemRules } from "./emblem-rules.ts";
import type { SvgElement } from "./read-svg.ts";
import { SHEET } from "./sheet.ts";

const VIEW_BOX = `0 0 ${SHEET.width} ${SHEET.height}`;
/** The number of letters that a message quotes of words which may not stand in a drawing. */
const MOST_LETTERS = 30;

const MADE_OF = `A window is made of these: ${emblemRules.shapes.join(", ")}`;

/** Finds all mistakes in a drawing, in the order of the file. A drawing without any can become a window. */
export function findFaults(sheet: SvgElement): Fault[] {
  const faults = findFaultsOfSheet(sheet);
  for (const element of listAllParts(sheet)) {
    if (isLight(element)) faults.push(...findFaultsOfLight(element));
    else if (element !== sheet) faults.push(...findFaultsOfShape(element));
    faults.push(...findFaultsOfWords(element));
  }
  if (!hasShape(sheet)) faults.push({ line: sheet.line, found: "nothing drawn", advice: MADE_OF });
  return faults;
}

function findFaultsOfSheet(sheet: SvgElement): Fault[] {
  const { line, name, attributes } = sheet;
  const faults: Fault[] = [];
  if (name !== "svg") {
    faults.push({ line, found: `<${name}>`, advice: "A drawing stands in one <svg>" });
  }
  const viewBox = attributes.get("viewBox");
  if (viewBox !== VIEW_BOX) {
    faults.push({
      line,
      found: viewBox ? `viewBox="${viewBox}"` : "no viewBox",
      advice: `The drawing has to fill the sheet viewBox="${VIEW_BOX}": in Inkscape, set the page to ${SHEET.width} × ${SHEET.height} px under File › Document Properties, and scale the drawing to it`,
    });
  }
  return faults;
}

/** Whether anything is drawn in an element: groups alone and the light are nothing. */
function hasShape(parent: SvgElement): boolean {
  const drawn = listParts(parent).filter((part) => !isLight(part));
  return drawn.some((part) => part.name !== "g" || hasShape(part));
}

function findFaultsOfLight(element: SvgElement): Fault[] {
  if (readLight(element)) return [];
  const advice = "The light has to be a circle with cx, cy and r, and no transform";
  return [{ line: element.line, found: `<${element.name} id="light">`, advice }];
}

function findFaultsOfWords({ line, words }: SvgElement): Fault[] {
  if (words === "") return [];
  const found = `“${words.slice(0, MOST_LETTERS)}”`;
  return [{ line, found, advice: "Words cannot stand between the shapes. Take them out" }];
}

function findFaultsOfShape(element: SvgElement): Fault[] {
  const { line, name } = element;
  const faults: Fault[] = [];
  if (!emblemRules.shapes.includes(name)) {
    faults.push({ line, found: `<${name}>`, advice: emblemRules.advice[name] ?? MADE_OF });
  }
  for (const [attribute, value] of listAttributes(element)) {
    const advice = adviseOnAttribute(attribute, value);
    if (advice) faults.push({ line, found: `${attribute}="${value}"`, advice });
  }
  return faults;
}

/** Says what to do about an attribute of a shape; undefined if it may stay. */
function adviseOnAttribute(name: string, value: string): string | undefined {
  if (!emblemRules.attributes.includes(name)) {
    const leadsOut = name.startsWith("on") || name.endsWith("href");
    const advice = emblemRules.advice[leadsOut ? "href" : name];
    return advice ?? "It means nothing in a window. Take it out";
  }
  const isColour = name === "fill" || name === "stroke";
  if (isColour && !/^(?:none|#[\da-f]{3}|#[\da-f]{6})$/i.test(value)) {
    return "Each pane has one colour, written as in #b83a2c, or none";
  }
  return undefined;
}
