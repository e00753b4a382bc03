import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const documents = globSync(["*.md", "docs/**/*.md", "lib/**/*.md"]);
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g;

/** Lists the anchors of a document's headings, as GitHub makes them: small letters and hyphens, without punctuation. */
function anchorsIn(document: string): string[] {
  const headings = readFileSync(document, "utf8").matchAll(/^#+ (.*)$/gm);
  return [...headings].map(([, heading = ""]) => {
    const words = heading.replace(/\[(.*?)\]\(.*?\)/g, "$1").toLowerCase();
    return `#${words.replace(/[^\p{L}\p{N}\- ]/gu, "").replaceAll(" ", "-")}`;
  });
}

test.each(documents)("every link of %s in the project leads to a file or a heading", (document) => {
  // What is printed as an example leads to pages of a website.
  const text = readFileSync(document, "utf8").replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, "");
  for (const [link, file = "", anchor] of text.matchAll(LINK)) {
    const target = file ? path.join(path.dirname(document), file) : document;
    expect(existsSync(target), link).toBe(true);
    if (anchor) expect(anchorsIn(target), link).toContain(anchor);
  }
});

// The list of changes tells of commands that were, and by which name they are now.
const ofToday = documents.filter((document) => document !== "CHANGELOG.md");

test.each(ofToday)("every command that %s names is there", (document) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = [...readFileSync(document, "utf8").matchAll(/\bnpm run ([a-z][a-z:-]*)/g)];
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named.map(([, name]) => name)));
});

test("every test that docs/promises.md names is there", () => {
  const promises = readFileSync("docs/promises.md", "utf8");
  const rows = promises.match(/^\| (?!Promise|---).*$/gm) ?? [];
  expect(rows.length).toBeGreaterThan(20);
  for (const row of rows) {
    const named = row.matchAll(/`([.\w][^` ]*\/[^` ]*)`/g);
    const files = [...named].map(([, file = ""]) => file);
    expect(files.length, row).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  }
});

test("every package that the project uses has its reason in a decision", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const decisions = globSync("docs/decisions/*.md").map((file) => readFileSync(file, "utf8"));
  const words = decisions.join("\n");
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});
