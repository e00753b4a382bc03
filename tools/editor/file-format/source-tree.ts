import { type Document, isMap, isNode, isScalar, isSeq, type Node, type Scalar } from "yaml";

/** How words are written: without quotes, in one of the two kinds, or on lines of their own below `>-`. */
type Style = "plain" | "double" | "single" | "block";

/** Words in the text of a file, from `start` to `end` in it. */
export type Words = { kind: "words"; value: unknown; style: Style; start: number; end: number };

/** A list, or something with fields: in brackets (flow), or with a line for each of its entries. */
export type Holder = {
  kind: "list" | "fields";
  value: unknown;
  isFlow: boolean;
  entries: Entry[];
  start: number;
  end: number;
};

/** A field from its name on, or an entry of a list from its dash on; to the end of its last line where it has lines. */
export type Entry = { name: string; node: SourceNode; start: number; end: number };

export type SourceNode = Words | Holder;

/** Where everything in a YAML document stands in its text, which ends with a line break. Undefined where it is empty. */
export function sourceTree(source: string, document: Document): SourceNode | undefined {
  return document.contents ? nodeOf(source, document, document.contents) : undefined;
}

function nodeOf(source: string, document: Document, node: Node): SourceNode {
  const [start, end] = node.range ?? [0, 0];
  const value: unknown = node.toJS(document);
  if (!isMap(node) && !isSeq(node)) {
    return { kind: "words", value, style: isScalar(node) ? styleOf(node) : "plain", start, end };
  }
  const isFlow = node.flow === true;
  const entries = isMap(node)
    ? node.items.map(({ key, value }) => {
        const begin = isNode(key) ? (key.range?.[0] ?? start) : start;
        const name = isScalar(key) ? String(key.value) : "";
        return entryOf(source, document, { name, begin, node: value, isFlow });
      })
    : node.items.map((item) => {
        const at = isNode(item) ? (item.range?.[0] ?? start) : start;
        const begin = isFlow ? at : dashBefore(source, at, columnOf(source, start));
        return entryOf(source, document, { name: "", begin, node: item, isFlow });
      });
  const kind = isMap(node) ? "fields" : "list";
  return { kind, value, isFlow, entries, start, end: isFlow ? end : (entries.at(-1)?.end ?? end) };
}

type Found = { name: string; begin: number; node: unknown; isFlow: boolean };

function entryOf(source: string, document: Document, found: Found): Entry {
  const { name, begin, isFlow } = found;
  const end = begin + name.length;
  const node = isNode(found.node)
    ? nodeOf(source, document, found.node)
    : ({ kind: "words", value: "", style: "plain", start: end, end } as const);
  return { name, node, start: begin, end: isFlow ? node.end : contentEnd(source, node) };
}

/** Block text and entries on lines of their own end after a line break; all else within a line. */
function contentEnd(source: string, node: SourceNode): number {
  const endsLine = node.kind === "words" ? node.style === "block" : !node.isFlow;
  return endsLine ? node.end : source.indexOf("\n", node.end) + 1;
}

function styleOf({ type }: Scalar): Style {
  if (type === "QUOTE_DOUBLE") return "double";
  if (type === "QUOTE_SINGLE") return "single";
  return type === "BLOCK_FOLDED" || type === "BLOCK_LITERAL" ? "block" : "plain";
}

/** Where the dash of a list's entry stands, whose words begin at a place after it. */
function dashBefore(source: string, at: number, column: number): number {
  for (let dash = at - 1; dash >= 0; dash--) {
    if (source[dash] === "-" && columnOf(source, dash) === column) return dash;
  }
  return at;
}

/** How many letters stand before a place in its line. */
export function columnOf(source: string, at: number): number {
  return at - (source.lastIndexOf("\n", at - 1) + 1);
}
