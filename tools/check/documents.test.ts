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

test("every link in a document to a file or heading of the project leads there", () => {
  expect(documents).toContain("README.md");
  for (const document of documents) {
    // Links in an example lead to pages of a website.
    const text = readFileSync(document, "utf8").replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, "");
    for (const [link, file = "", anchor] of text.matchAll(LINK)) {
      const target = file ? path.join(path.dirname(document), file) : document;
      expect(existsSync(target), `${link} in ${document}`).toBe(true);
      if (anchor) expect(anchorsIn(target), `${link} in ${document}`).toContain(anchor);
    }
  }
});

test("every npm script that a document names is in package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  // The list of changes names commands that are gone, with those that have replaced them.
  const presentDocuments = documents.filter((document) => document !== "CHANGELOG.md");
  for (const document of presentDocuments) {
    const commands = readFileSync(document, "utf8").matchAll(/\bnpm run ([a-z][a-z:-]*)/g);
    const names = [...commands].map(([, name]) => name);
    expect(Object.keys(scripts), document).toEqual(expect.arrayContaining(names));
  }
});

test("every file that docs/promises.md names as the test of a promise is there", () => {
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

test("every package that the project uses is explained in one of its decisions", () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const decisions = globSync("docs/decisions/*.md").map((file) => readFileSync(file, "utf8"));
  const words = decisions.join("\n");
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !words.includes(`\`${name}\``))).toEqual([]);
});
