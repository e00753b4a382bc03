import { type ErrorCode, LineCounter, parseDocument } from "yaml";

/** Something in the layout of facts that cannot be read, or would be read as something else. */
type LayoutSlip = { line: number; field: string; advice: string };

/** What stands before its field’s name, the name, and what stands after. `isMore` where it goes on with the words above. */
type FactLine = { line: number; before: string; field?: string; rest: string; isMore: boolean };

const LINE = /^([ \t]*(?:- +)*)(?:([\w-]+):(?= |$) *)?(.*)$/;
const PLAIN = /^[^\s"'[{>|#]/;

/** Facts in YAML, and what is wrong with their layout, for those who have never heard of YAML. */
export function parseYaml(yaml: string) {
  const counter = new LineCounter();
  // With this schema a date, a number or a telephone number stays what was typed.
  const options = { schema: "failsafe", lineCounter: counter, prettyErrors: false } as const;
  const document = parseDocument(yaml, options);
  const lineAt = (index: number) => counter.linePos(index).line;
  const errors = document.errors.map(({ code, pos: [begin] }) => ({ code, line: lineAt(begin) }));
  return { document, lineAt, slips: layoutSlips(linesOf(yaml), errors) };
}

function layoutSlips(lines: FactLine[], errors: { code: ErrorCode; line: number }[]): LayoutSlip[] {
  const [unreadable] = errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  const slips = lines.flatMap((line): LayoutSlip[] => {
    const advice = silentSlip(line) ?? (unreadable && slipIn(line));
    return advice ? [{ line: line.line, field: line.field ?? "this line", advice }] : [];
  });
  // One slip of the keyboard makes several errors: what the parser says is told only where no slip is found.
  if (unreadable && slips.length === 0) {
    const advice = BRACKETS.includes(unreadable.code) ? BRACKET : COLUMNS;
    slips.push({ line: unreadable.line, field: "this line", advice });
  }
  for (const { code, line } of errors) {
    if (code !== "DUPLICATE_KEY") continue;
    const field = lines.find((candidate) => candidate.line === line)?.field ?? "this line";
    slips.push({ line, field, advice: "this field is here twice. Take one of the two away" });
  }
  return slips;
}

const BRACKETS: ErrorCode[] = ["BAD_INDENT", "MISSING_CHAR", "BLOCK_IN_FLOW"];
const BRACKET =
  "a bracket, { or [, is opened here or above and not closed, or a comma is missing between two fields in brackets, such as { day: 2026-12-17, for: choir }";
const COLUMNS =
  'cannot be read. Words with a colon in them need double quotes, "like: this", and the fields of one list begin in one column';

function linesOf(yaml: string): FactLine[] {
  const lines: FactLine[] = [];
  /** What the words above, and those that go on with them, are; and the column that such lines go beyond. */
  let words: { areFolded: boolean; column: number } | undefined;
  for (const [index, written] of yaml.split("\n").entries()) {
    if (/^\s*(?:#.*)?$/.test(written)) continue;
    const isMore = words !== undefined && written.search(/[^ ]/) > words.column;
    if (isMore && words?.areFolded) continue;
    const [, before = "", field, rest = ""] = LINE.exec(written) ?? [];
    lines.push({ line: index + 1, before, ...(field && { field }), rest: rest.trimEnd(), isMore });
    if (isMore) continue;
    const areFolded = /^[>|]/.test(rest);
    const column = field ? before.length : before.lastIndexOf("-");
    words = areFolded || PLAIN.test(rest) ? { areFolded, column } : undefined;
  }
  return lines;
}

/** What can be read, but not as it was meant. */
function silentSlip({ rest, isMore }: FactLine): string | undefined {
  if (/^[“”„‘].*[“”’"]$/.test(rest)) return curly(rest);
  if (/^[*&!]/.test(rest)) return beginning(rest);
  if (!isMore && losesDigits(rest)) {
    return `the forms would read ${rest} as the number ${Number(rest)}. Digits such as these need double quotes round them: "${rest}"`;
  }
  const [, words, cut] = /^([^\s"'[{>|#].*?\S) +(#.*)$/.exec(rest) ?? [];
  // A note has two spaces before its # and one after it.
  if (!cut || / {2}# /.test(rest)) return undefined;
  return `only “${words}” would be shown, and nothing after #. Put double quotes round it all, "${words} ${cut}", or a note on a line of its own`;
}

/** Whether other programs take words without quotes for a number, and would write another one: 02896496012, 12e3. */
function losesDigits(words: string): boolean {
  return /^\d+(?:e\d+)?$/i.test(words) && String(Number(words)) !== words;
}

function beginning(found: string): string {
  return `words that begin with ${found[0]} need double quotes round them: "${found}"`;
}

function curly(found: string): string {
  return `found ${found}. These quotes are curly, as word processors make them. Expected straight ones, as in "19:30"`;
}

function slipIn({ before, field, rest, isMore }: FactLine): string | undefined {
  if (before.includes("\t")) {
    return "the line begins with a tab. Put spaces in its place, as many as in the lines beside it";
  }
  if (isMore) return undefined;
  if (field === undefined) {
    const [, named, gap, words] = /^([a-z][\w-]*)(:| +)(\S.*)$/.exec(rest) ?? [];
    if (gap === ":") return `needs a space after its colon: ${named}: ${words}`;
    if (gap && !before.includes("-")) return `needs a colon after its name: ${named}: ${words}`;
  }
  if (/^[“”„‘]/.test(rest)) return curly(rest);
  const quote = /^["']/.exec(rest)?.[0];
  if (quote) return slipInQuotes(rest, quote);
  if (/^[[{][^\]}]*$/.test(rest)) return "a bracket, { or [, is opened here and not closed";
  if (/^(?:[%@`?]|(?:\{[^}]*\}|\[[^\]]*\]) *[^\s#])/.test(rest)) return beginning(rest);
  if (PLAIN.test(rest) && /:(?: |$)/.test(rest)) {
    return `words with a colon in them need double quotes round them: "${rest}"`;
  }
  return undefined;
}

function slipInQuotes(rest: string, quote: string): string | undefined {
  const end = rest.indexOf(quote, 1);
  if (end === -1) return `a quotation mark, ${quote}, is opened here and not closed`;
  if (/^\s*(?:#.*)?$/.test(rest.slice(end + 1)) || rest[end - 1] === "\\") return undefined;
  return `the quotes end in the middle of its words. Expected double quotes round all of it, and single ones within: "a 'wee' supper"`;
}
