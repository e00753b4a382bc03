import { type Document, isCollection, isScalar, LineCounter, parseDocument, visit } from "yaml";
import { adviceForLine, adviceForName, adviceForWords } from "./layout-hints.ts";

/** A mistake in the layout of a file: it cannot be read, or would be misread. */
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
  const problems: LayoutProblem[] = [];
  const addProblem = (line: number, adviceFor: (written: string) => string) => {
    // One typing mistake causes several errors, so only the first of each line is shown.
    if (problems.some((problem) => problem.line === line)) return;
    const written = lines[line - 1] ?? "";
    problems.push({ line, field: fieldIn(written), advice: adviceFor(written) });
  };

  const [error] = document.errors.filter(({ code }) => code !== "DUPLICATE_KEY");
  if (error) {
    const offset = findOpening(document, error.pos[0]) ?? error.pos[0];
    addProblem(lineAt(offset), (written) => adviceForLine(written, error.message));
  }
  const misread = findMisreadWords(document, yaml);
  // Where a bracket is not closed, the lines below it are between brackets, too.
  if (!error) misread.push(...findWordsCutByCommas(document));
  for (const { offset, advice } of misread) addProblem(lineAt(offset), () => advice);
  for (const { pos } of document.errors.filter(({ code }) => code === "DUPLICATE_KEY")) {
    addProblem(lineAt(pos[0]), () => "this field is here twice. Take one of the two away");
  }
  return { document, lineAt, problems };
}

function fieldIn(line: string): string {
  return /^[\s-]*([\w-]+):(?: |$)/.exec(line)?.[1] ?? "this line";
}

/** Finds the quotes or brackets that have no end. The parser reports them several lines later. */
function findOpening(document: Document, errorAt: number): number | undefined {
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
  return opening;
}

/** Something that the parser accepts but would misread. */
type Misreading = { offset: number; advice: string };

/** Finds words between { and } that a comma has cut in two: the parser takes what follows it for a field without words. */
function findWordsCutByCommas(document: Document): Misreading[] {
  const found: Misreading[] = [];
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

/** Finds names and words without quotes that the parser accepts but would misread. */
function findMisreadWords(document: Document, yaml: string): Misreading[] {
  const found: Misreading[] = [];
  visit(document, {
    Scalar: (role, node) => {
      if (node.type !== "PLAIN" || !node.range) return;
      const [begin, end] = node.range;
      if (role === "key") {
        const advice = adviceForName(yaml.slice(begin, end));
        if (advice) found.push({ offset: begin, advice });
        return;
      }
      const [restOfLine = ""] = yaml.slice(end).split("\n", 1);
      const advice = adviceForWords(yaml.slice(begin, end), restOfLine);
      if (advice) found.push({ offset: begin, advice });
    },
  });
  return found;
}
