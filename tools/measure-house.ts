import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Counts what whoever inherits this house has to read, prints it beside what it may be at most, and fails above it:
 * whoever adds makes room.
 */

/** From where a file imports what is run, at once or later. */
const IMPORTED = /(?:^(?:import|export) (?!type)[^;]*? from |import\()"([#.][^"]+)"/gm;

const ROOMS = "{app,demo,tools,tests}/**/*";
const typeScript = sources(`${ROOMS}.{ts,tsx}`);
const [tests, code] = [typeScript.filter(isTest), typeScript.filter((file) => !isTest(file))];
const documents = sources("{README,CONTRIBUTING,CHANGELOG}.md", "docs/**/*.md");
const { scripts, dependencies, devDependencies } = JSON.parse(text("package.json"));

/** What is counted, how much there is of it, and how much there may be. */
const counts: [what: string, there: number, atMost: number][] = [
  ["lines of TypeScript without tests", lines(code), 27_134],
  ["files of it", code.length, 425],
  ["lines of tests", lines(tests), 17_400],
  ["lines of style", lines(sources(`${ROOMS}.css`)), 7_000],
  ["words of documents", words(documents), 20_000],
  ["words of the README", words(["README.md"]), 1_000],
  ["npm scripts", Object.keys(scripts).length, 15],
  ["direct dependencies", Object.keys({ ...dependencies, ...devDependencies }).length, 55],
  ["files of app/events between feed and card", filesFromFeedToCard(), 25],
  ["lines of the build's configuration", lines(sources("{vite,react-router}.config.ts")), 180],
];

console.table(counts.map(([what, there, atMost]) => ({ what, there, "at most": atMost })));
const tooMuch = counts.filter(([, there, atMost]) => there > atMost);
for (const [what, there, atMost] of tooMuch) {
  console.error(`The house has ${there} ${what}; at most ${atMost} fit. Make room before you add.`);
}
if (tooMuch.length > 0) process.exitCode = 1;

function sources(...patterns: string[]): string[] {
  return globSync(patterns, { exclude: ["**/node_modules/**", "app/generated/**"] });
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}

function text(file: string): string {
  return readFileSync(file, "utf8");
}

function lines(files: string[]): number {
  return files.reduce((sum, file) => sum + text(file).split("\n").length - 1, 0);
}

function words(files: string[]): number {
  // Not a table's lines.
  const isWord = (typed: string) => /[\p{L}\p{N}]/u.test(typed);
  return files.reduce((sum, file) => sum + text(file).split(/\s+/).filter(isWord).length, 0);
}

/** The files of app/events that the feed's hook and an event's card import, and what those import in turn. */
function filesFromFeedToCard(): number {
  const found = new Set(["app/events/use-events.ts", "app/events/carousel/event-card.tsx"]);
  // A set that grows while it is walked through is walked to its end.
  for (const file of found) {
    for (const [, from = ""] of text(file).matchAll(IMPORTED)) {
      const imported = from.startsWith("#") ? from.slice(1) : path.join(path.dirname(file), from);
      if (/^app\/events\/.*\.tsx?$/.test(imported)) found.add(imported);
    }
  }
  return found.size;
}
