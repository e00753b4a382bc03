import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readBuiltFile, SITE, visitorsFiles } from "#tests/support/built-pages.ts";

/** Reads the built files with an ending. */
function readTexts(ending: string): string[] {
  return visitorsFiles.filter((file) => file.endsWith(ending)).map(readBuiltFile);
}

test("a static host finds 404.html for unknown addresses, and no empty page of React Router", () => {
  expect(existsSync(path.join(SITE, "404.html"))).toBe(true);
  expect(existsSync(path.join(SITE, "404"))).toBe(false);
  expect(existsSync(path.join(SITE, "__spa-fallback.html"))).toBe(false);
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

test("no path of the machine that built the site is published, and no filler text", () => {
  const texts = [".html", ".js", ".css", ".svg"].flatMap(readTexts).join("\n");
  for (const word of [process.cwd(), "/tmp/", "/home/", "/root/", "node_modules", "lorem ipsum"]) {
    expect(texts.toLowerCase(), word).not.toContain(word.toLowerCase());
  }
});
