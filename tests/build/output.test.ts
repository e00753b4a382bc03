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

test("no path of the machine that built the site is published, and no filler text", () => {
  const texts = [".html", ".js", ".css", ".svg"].flatMap(readTexts).join("\n");
  for (const word of [process.cwd(), "/tmp/", "/home/", "/root/", "node_modules", "lorem ipsum"]) {
    expect(texts.toLowerCase(), word).not.toContain(word.toLowerCase());
  }
});
