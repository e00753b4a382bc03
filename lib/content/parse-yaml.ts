import {
  type Document,
  type ErrorCode,
  isCollection,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type YAMLError,
} from "yaml";

/** A line that YAML cannot read, or would misread. */
export type LayoutProblem = {
  /** The line of the YAML, 1 for the first. */
  line: number;
  /** The field that is in the line, or "this line". */
  field: string;
  /** What is wrong, and what to write in its place. */
  advice: string;
};

/** Facts in YAML. */
export type ParsedYaml = {
  /** The facts as they are laid out. */
  document: Document;
  /** The line of a character. Characters count from 0, and lines from 1. */
  lineAt: (offset: number) => number;
  /** What is wrong with the layout; none if all of it can be read. */
  problems: LayoutProblem[];
};

const INDENT =
  "begins in another column than its neighbours. The fields of one list begin in one column, with spaces before them";
const QUOTES =
  'cannot stand without double quotes. Words with a colon or quotes in them, or that begin with another sign than a letter or a number, need double quotes round them, such as "About us: who we are"';
const END =
  "has no end: a quotation mark, a bracket or a colon is missing. Expected double quotes round all of it, and single ones within, such as \"a 'wee' supper\"";
const SIGNS =
  'begins with a sign that means something to computers. Expected double quotes round the words, such as "*All* are welcome"';
const TWO_FILES = "divides the file in two. Expected a line of three dashes at the top alone";
const TOO_LONG = "is too long or too deep to be read. Expected a short name with a colon after it";

/** What to do about each error that YAML reports. */
const ADVICE: Record<ErrorCode, string> = {
  ALIAS_PROPS: SIGNS,
  BAD_ALIAS: SIGNS,
  BAD_COLLECTION_TYPE: SIGNS,
  BAD_DIRECTIVE: SIGNS,
  BAD_DQ_ESCAPE: "has a backslash, \\, between double quotes. Expected it to be taken away",
  BAD_INDENT: INDENT,
  BAD_PROP_ORDER: SIGNS,
  BAD_SCALAR_START: SIGNS,
  BLOCK_AS_IMPLICIT_KEY: QUOTES,
  BLOCK_IN_FLOW: END,
  DUPLICATE_KEY: "is here twice. Take one of the two away",
  IMPOSSIBLE: INDENT,
  KEY_OVER_1024_CHARS: TOO_LONG,
  MISSING_CHAR: END,
  MULTILINE_IMPLICIT_KEY:
    "needs a colon and a space after the name of its field, such as name: Choir",
  MULTIPLE_ANCHORS: SIGNS,
  MULTIPLE_DOCS: TWO_FILES,
  MULTIPLE_TAGS: SIGNS,
  NON_STRING_KEY: SIGNS,
  RESOURCE_EXHAUSTION: TOO_LONG,
  TAB_AS_INDENT: "begins with a tab. Put spaces in its place, as many as in the lines beside it",
  TAG_RESOLVE_FAILED: SIGNS,
  UNEXPECTED_TOKEN: QUOTES,
};

/** Parses YAML for people who have never heard of YAML. Every value is words: a date or a number stays as typed. */
export function parseYaml(yaml: string): ParsedYaml {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {
    schema: "failsafe",
    lineCounter: counter,
    prettyErrors: false,
  });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  const lines = yaml.split("\n");
  const makeProblem = (offset: number, advice: string): LayoutProblem => {
    const line = lineAt(offset);
    return { line, field: fieldIn(lines[line - 1] ?? ""), advice };
  };

  // One slip causes further errors below it, so only the first is shown. A field that is there twice causes none.
  const isTwice = ({ code }: YAMLError) => code === "DUPLICATE_KEY";
  const error = document.errors.find((each) => !isTwice(each));
  const problems = document.errors
    .filter(isTwice)
    .map(({ code, pos }) => makeProblem(pos[0], ADVICE[code]));
  if (error) problems.push(makeProblem(...locateError(document, error)));
  else {
    const [cut] = findWordsCutByCommas(document);
    if (cut) problems.push(makeProblem(cut.offset, cut.advice));
  }
  return { document, lineAt, problems };
}

function fieldIn(line: string): string {
  return /^[\s-]*([\w-]+):(?: |$)/.exec(line)?.[1] ?? "this line";
}

/** Says where an error is, and what to do. Brackets and quotes without an end are noticed several lines later. */
function locateError(
  document: Document,
  { code, pos }: YAMLError,
): [offset: number, advice: string] {
  const [errorAt] = pos;
  let opening: number | undefined;
  visit(document, {
    Node: (_, node) => {
      const isQuoted = isScalar(node) && (node.type ?? "").startsWith("QUOTE");
      const isInBrackets = isCollection(node) && node.flow === true;
      if (!node.range || !(isQuoted || isInBrackets)) return;
      const [begin, end] = node.range;
      if (begin < errorAt && errorAt <= end) opening = begin;
    },
  });
  if (opening === undefined) return [errorAt, ADVICE[code]];
  return [opening, code === "BAD_INDENT" ? END : ADVICE[code]];
}

/** Finds words between { and } that a comma has cut in two: the parser takes what follows it for a field without words. */
function findWordsCutByCommas(document: Document): { offset: number; advice: string }[] {
  const found: { offset: number; advice: string }[] = [];
  visit(document, {
    Map: (_, { flow, items: [, ...furtherFields] }) => {
      if (!flow) return;
      for (const { key, value } of furtherFields) {
        if (value !== null || !isScalar(key) || !key.range) continue;
        const advice = `between { and } a comma ends the words before it, and “${key.value}” has no field. Expected words with a comma between double quotes, such as why: "snow, ice", and several names between brackets, such as for: [snatch, pw]`;
        found.push({ offset: key.range[0], advice });
      }
    },
  });
  return found;
}
