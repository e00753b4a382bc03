/** A mistake that makes a line unreadable, and the advice about it. */
type Hint = {
  slip: RegExp;
  /** Gets the words that match the pattern, and those that match its groups. */
  advice: (...found: string[]) => string;
};

const TAB =
  "the line begins with a tab. Put spaces in its place, as many as in the lines beside it";
const QUOTES =
  "the quotes do not end, or end in the middle of its words. Expected double quotes round all of it, and single ones within: \"a 'wee' supper\"";
const BRACKET =
  "a bracket, { or [, is opened here and not closed, or a comma is missing between two fields in brackets, such as { day: 2026-12-17, for: choir }";

/** The first hint that matches a line is shown. */
const hints: Hint[] = [
  { slip: /^ *\t/, advice: () => TAB },
  {
    slip: /^ *([a-z][\w-]*):(\S[^:]*)$/,
    advice: (_, field, words) => adviceForColon(field, words),
  },
  {
    slip: /^ *([a-z][\w-]*) +([^:]+)$/,
    advice: (_, field, words) => `needs a colon after its name: ${field}: ${words}`,
  },
  { slip: /: +([“”„‘].*)$/, advice: (_, words = "") => adviceForCurlyQuotes(words) },
  { slip: /: +["']/, advice: () => QUOTES },
  {
    slip: /: +(\{[^}:]*\} *\S.*|[*&!%@`?].*)$/,
    advice: (_, words = "") =>
      `words that begin with ${words[0]} need double quotes round them: "${words}"`,
  },
  { slip: /[{[]/, advice: () => BRACKET },
  {
    slip: /: +(.+: .*)$/,
    advice: (_, words) => `words with a colon in them need double quotes round them: "${words}"`,
  },
];

/** The advice about a line that cannot be read. `error` is the message of the YAML parser. */
export function adviceForLine(line: string, error: string): string {
  for (const { slip, advice } of hints) {
    const found = slip.exec(line);
    if (found) return advice(...found);
  }
  return `cannot be read (${error}). The fields of one list begin in one column, and words with a colon in them need double quotes, "like: this"`;
}

/** The advice about the name of a field if a space is missing after its colon: "day:2026-12-17". */
export function adviceForName(name: string): string | undefined {
  const [, field, words] = /^([a-z][\w-]*):(\S.*)$/.exec(name) ?? [];
  return field === undefined ? undefined : adviceForColon(field, words);
}

function adviceForColon(field = "", words = ""): string {
  return `needs a space after its colon: ${field}: ${words}`;
}

/** The advice about words without quotes that would be misread. `restOfLine` is what follows them in their line. */
export function adviceForWords(words: string, restOfLine: string): string | undefined {
  if (/^[“”„‘].*[“”’"]$/.test(words)) return adviceForCurlyQuotes(words);
  if (losesDigits(words)) {
    return `the forms would read ${words} as the number ${Number(words)}. Digits such as these need double quotes round them: "${words}"`;
  }
  const [, cut] = /^ +(#.*)$/.exec(restOfLine) ?? [];
  // A note has two spaces before its # and one after it.
  const isNote = /^ {2}# /.test(restOfLine);
  if (cut === undefined || isNote) return undefined;
  return `only “${words}” would be shown, and nothing after #. Put double quotes round it all, "${words} ${cut}", or a note on a line of its own`;
}

function adviceForCurlyQuotes(words: string): string {
  return `found ${words}. These quotes are curly, as word processors make them. Expected straight ones, as in "19:30"`;
}

/** Whether other programs read words as a number and would write it differently: 02896496012, 12e3. */
function losesDigits(words: string): boolean {
  return /^\d+(?:e\d+)?$/i.test(words) && String(Number(words)) !== words;
}
