import { fromXml } from "xast-util-from-xml";
import { ContentProblem } from "./content-problem.server.ts";

type Nodes = ReturnType<typeof fromXml>["children"];

/** An element of a drawing, with its place in the file. */
export type SvgElement = Extract<Nodes[number], { type: "element" }>;

const NOT_SVG =
  "could not be read as a drawing. Is this an SVG file, and is every tag in it closed?";

/** What a drawing's file consists of, and its outermost element. Throws a ContentProblem, with the line. */
export function readSvg(file: string, svg: string): { nodes: Nodes; drawing: SvgElement } {
  try {
    const { children: nodes } = fromXml(svg);
    const drawing = nodes.find((node) => node.type === "element");
    if (drawing) return { nodes, drawing };
  } catch (problem) {
    if (!(problem instanceof Error && "line" in problem)) throw problem;
    throw new ContentProblem(file, `line ${problem.line}`, NOT_SVG);
  }
  throw new ContentProblem(file, "the file", NOT_SVG);
}
