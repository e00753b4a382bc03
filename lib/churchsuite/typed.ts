import type { HtmlParser } from "./html-parser.ts";

/** What may be shown of words, and why some of them may not. */
export type Reading<Value> = {
  value: Value;
  /** The hosts and labels of invitations for which something is left out. */
  leftOut: string[];
};

/** Makes of words what may be shown of them. */
export type Reader<Value> = (words: string, parseHtml: HtmlParser) => Reading<Value>;

/** What is left out of the words of an event, and why. */
export type LeftOut = {
  /** The field in which it stands: "description". */
  field: string;
  /** The host or the label of the invitation: "zoom.us", "Passcode". */
  why: string;
};

/** Words as somebody has typed them. An invitation may stand in them, so nothing can print them: only a reader sees them. */
export class Typed<Value> {
  readonly #words: string;
  readonly #field: string;
  readonly #reader: Reader<Value>;

  constructor(words: string, field: string, reader: Reader<Value>) {
    this.#words = words;
    this.#field = field;
    this.#reader = reader;
  }

  /** Reads the words. What is left out of them is added to a list. */
  read(parseHtml: HtmlParser, leftOut: LeftOut[]): Value {
    const reading = this.#reader(this.#words, parseHtml);
    leftOut.push(...reading.leftOut.map((why) => ({ field: this.#field, why })));
    return reading.value;
  }
}

/** The same facts, with all typed words read. */
export type Read<Facts> =
  Facts extends Typed<infer Value>
    ? Value
    : Facts extends string
      ? Facts
      : { [Key in keyof Facts]: Read<Facts[Key]> };

/** Reads all typed words in facts of any shape. What is left out of them is added to a list. */
export function readAll<Facts>(
  facts: Facts,
  parseHtml: HtmlParser,
  leftOut: LeftOut[],
): Read<Facts>;
export function readAll(facts: unknown, parseHtml: HtmlParser, leftOut: LeftOut[]): unknown {
  if (facts instanceof Typed) return facts.read(parseHtml, leftOut);
  if (typeof facts !== "object" || facts === null) return facts;
  const fields = Object.entries(facts);
  return Object.fromEntries(
    fields.map(([key, value]) => [key, readAll(value, parseHtml, leftOut)]),
  );
}
