import { fromXml } from "xast-util-from-xml";
import type { Refuse } from "./emblem-problem.ts";

/** An element of a drawing. */
export type SvgElement = {
  /** Its name with its prefix: "path", "sodipodi:namedview". */
  name: string;
  /** Its attributes, in the order in which they are written. */
  attributes: Map<string, string>;
  /** The elements in it, in order. */
  children: SvgElement[];
  /** The words that stand in it directly, without space round them. */
  words: string;
  /** The line of the file that it begins in; 1 is the first. */
  line: number;
};

type XmlNode = ReturnType<typeof fromXml>["children"][number];
type XmlElement = Extract<XmlNode, { type: "element" }>;

/** Reads the text of an SVG file, and gives its outermost element, or refuses it if it cannot be read. */
export function readSvg(svg: string, refuse: Refuse): SvgElement {
  let line = 1;
  try {
    const outermost = fromXml(svg).children.find((node) => node.type === "element");
    if (outermost) return makeElement(outermost);
  } catch (problem) {
    // The XML reader's errors have a line. Any other error is a mistake in this code.
    if (!(problem instanceof Error && "line" in problem)) throw problem;
    line = Number(problem.line);
  }
  const advice = "Is this an SVG file, and is every tag in it closed?";
  return refuse(line, "no drawing that can be read", advice);
}

function makeElement({ name, attributes, children, position }: XmlElement): SvgElement {
  const elements = children.filter((node) => node.type === "element");
  const texts = children.filter((node) => node.type === "text");
  return {
    name,
    attributes: new Map(Object.entries(attributes).map(([key, value]) => [key, value ?? ""])),
    children: elements.map(makeElement),
    words: texts
      .map(({ value }) => value.trim())
      .join(" ")
      .trim(),
    line: position?.start.line ?? 1,
  };
}
