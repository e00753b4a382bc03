import type { SvgElement } from "./read-svg.ts";
import { readTable } from "./read-table.ts";
import type { Light } from "./window-plan.ts";

/**
 * What a drawing may be made of: the names of the elements that become panes or group them, those of the attributes that
 * they may have, and those of elements that drawing programs keep for themselves.
 */
export const emblemRules: Record<"shapes" | "attributes" | "notes", string[]> =
  readTable("emblem.yaml");

/** Gives the elements in another one, without those that drawing programs keep for themselves. */
export function listParts({ children }: SvgElement): SvgElement[] {
  return children.filter(({ name }) => !emblemRules.notes.includes(name) && !name.includes(":"));
}

/** Gives an element, and all that is in it at any depth, in the order of the file. */
export function listAllParts(element: SvgElement): SvgElement[] {
  return [element, ...listParts(element).flatMap(listAllParts)];
}

/** Gives the attributes of an element, without what drawing programs note for themselves. */
export function listAttributes({ attributes }: SvgElement): Map<string, string> {
  return new Map([...attributes].filter(([name]) => !isNote(name)));
}

function isNote(attribute: string): boolean {
  // "xlink:href" leads out of the drawing: it is no note, and is refused.
  if (attribute.endsWith("href")) return false;
  return attribute === "id" || attribute.startsWith("data-") || attribute.includes(":");
}

/** Whether an element marks the place of the light behind the glass. Such an element is not drawn. */
export function isLight({ attributes }: SvgElement): boolean {
  return attributes.get("id") === "light";
}

/** Reads the light from its circle; undefined if that is not a plain circle. */
export function readLight({ name, attributes }: SvgElement): Light | undefined {
  const readNumber = (attribute: string) => Number(attributes.get(attribute) ?? Number.NaN);
  const focus = { x: readNumber("cx"), y: readNumber("cy") };
  const reach = readNumber("r");
  const isPlainCircle = name === "circle" && !attributes.get("transform");
  return isPlainCircle && Number.isFinite(focus.x + focus.y) && reach > 0
    ? { focus, reach }
    : undefined;
}
