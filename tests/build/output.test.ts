import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { everyPage, readBuiltFile, SITE, visitorsFiles } from "#tests/support/built-pages.ts";

/** Reads the built files with an ending. */
function readTexts(ending: string): string[] {
  return visitorsFiles.filter((file) => file.endsWith(ending)).map(readBuiltFile);
}

/** The HTML of each page, but not of old addresses, which only lead on. */
const pageTexts = everyPage.map((page) =>
  readBuiltFile(page.endsWith(".html") ? page : `${page}/index.html`),
);

test("a static host finds 404.html for unknown addresses, and no empty page of React Router", () => {
  expect(existsSync(path.join(SITE, "404.html"))).toBe(true);
  expect(existsSync(path.join(SITE, "404"))).toBe(false);
  expect(existsSync(path.join(SITE, "__spa-fallback.html"))).toBe(false);
});

test("the church's words are in the pages, and in no script", () => {
  const plain = (texts: string[]) => texts.join("\n").replaceAll("\u00a0", " ");
  const scripts = plain(readTexts(".js"));
  const pages = plain(readTexts(".html"));
  const files = globSync("**/*.md", { cwd: "sample" });
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const phrase = findLongestPhrase(readFileSync(path.join("sample", file), "utf8"));
    expect(phrase, file).toMatch(/ /);
    expect(pages, `${file} is on a page`).toContain(phrase);
    expect(scripts, `${file} is in a script`).not.toContain(phrase);
  }
});

test("every published script and style sheet is named by a page or a script, and no source map is published", () => {
  expect(visitorsFiles.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(readTexts(".js").length).toBeGreaterThan(1);
  for (const script of readTexts(".js")) expect(script).not.toContain("sourceMappingURL");
  const texts = [".html", ".js"].flatMap(readTexts).join("\n");
  const files = visitorsFiles.filter((file) => /\.(?:js|css)$/.test(file));
  // Browsers ask by themselves for a newer version of the worker that they have.
  expect(files.filter((file) => !texts.includes(path.basename(file)))).toEqual([
    "service-worker.js",
  ]);
});

test("the browser’s own bar has the colour of the page by day and by night", () => {
  const [ground = "", ...others] = readTexts(".css").flatMap(
    (css) => css.match(/--linen:[^;}]+/g) ?? [],
  );
  expect(others).toEqual([]);
  const schemes = ["light", "dark"];
  const bars = schemes.flatMap((scheme) => {
    const bar = new RegExp(
      `"theme-color" content="([^"]*)" media="\\(prefers-color-scheme: ${scheme}\\)"`,
    );
    return [...new Set(pageTexts.map((html) => bar.exec(html)?.[1]))];
  });
  expect(bars).toEqual(ground.match(/#[\da-f]{6}/g));
});

test("no path of the machine that built the site is published, and no filler text", () => {
  const texts = [".html", ".js", ".css", ".svg"].flatMap(readTexts).join("\n");
  for (const word of [process.cwd(), "/tmp/", "/home/", "/root/", "node_modules", "lorem ipsum"]) {
    expect(texts.toLowerCase(), word).not.toContain(word.toLowerCase());
  }
});

test("the editor is not published if the church does not name the repository of its files", () => {
  expect(existsSync(path.join(SITE, "edit"))).toBe(false);
  for (const file of ["index.html", "sitemap.xml", "licences.txt"]) {
    expect(readBuiltFile(file)).not.toMatch(/"\/edit|sveltia/i);
  }
});

/** Finds the longest run of plain words on one line, which typesetting does not change. Comments are left out. */
function findLongestPhrase(text: string): string {
  const words = text.replaceAll(/<!--[\s\S]*?-->|^#.*$| # .*$/gm, "");
  const phrases = words.match(/\p{L}+(?:,? \p{L}{2,})+/gu) ?? [];
  return phrases.toSorted((one, other) => other.length - one.length)[0] ?? "";
}
