import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { churchFolder } from "#app/church/settings.server.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { everyPage, readBuiltFile, SITE, visitorsFiles } from "#tests/support/built-pages.ts";

const textOf = (ending: string) =>
  visitorsFiles.filter((file) => file.endsWith(ending)).map(readBuiltFile);
/** The HTML of each page, without what leads from an old address to one of them. */
const pageTexts = everyPage.map((page) =>
  readBuiltFile(page.endsWith(".html") ? page : `${page}/index.html`),
);

test("a static host finds the page for unknown addresses, and no page without words", () => {
  expect(existsSync(path.join(SITE, "404.html"))).toBe(true);
  expect(existsSync(path.join(SITE, "404"))).toBe(false);
  expect(existsSync(path.join(SITE, "__spa-fallback.html"))).toBe(false);
});

test("the church's words are in the pages and not in any script", () => {
  const plain = (texts: string[]) => texts.join("\n").replaceAll("\u00a0", " ");
  const scripts = plain(textOf(".js"));
  const pages = plain([...textOf(".html"), ...textOf(".data")]);
  const ofPages = globSync("**/*.md", { cwd: churchFolder() }).filter(isOfAPage);
  expect(ofPages.length).toBeGreaterThan(10);
  for (const file of ofPages) {
    const phrase = longestPhrase(readFileSync(path.join(churchFolder(), file), "utf8"));
    expect(phrase, file).toMatch(/ /);
    expect(pages, `${file} is on a page`).toContain(phrase);
    expect(scripts, `${file} is in a script`).not.toContain(phrase);
  }
});

test("no script and no style sheet is published that nothing names, and no source map", () => {
  expect(visitorsFiles.filter((file) => file.endsWith(".map"))).toEqual([]);
  expect(textOf(".js").length).toBeGreaterThan(5);
  for (const script of textOf(".js")) expect(script).not.toContain("sourceMappingURL");
  const texts = [".html", ".js"].flatMap(textOf).join("\n");
  const toBeNamed = visitorsFiles.filter((file) => /\.(?:js|css)$/.test(file));
  expect(toBeNamed.filter((file) => !texts.includes(path.basename(file)))).toEqual([]);
});

test("the bar of the browser has the colour of its ground by day and by night", () => {
  const [ground = "", ...others] = textOf(".css").flatMap(
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

test("nothing of how the site was made is published", () => {
  const texts = [".html", ".data", ".js", ".css", ".svg"].flatMap(textOf).join("\n");
  for (const word of [process.cwd(), "/tmp/", "/home/", "/root/", "node_modules", "lorem ipsum"]) {
    expect(texts.toLowerCase(), word).not.toContain(word);
  }
});

test("the editor is published where the church names the repository of its files, and no page, list or worker knows of it", () => {
  expect(existsSync(path.join(SITE, "edit"))).toBe(builtChurch.facts.repository !== undefined);
  for (const file of ["index.html", "sitemap.xml", "service-worker.js", "licences.txt"]) {
    expect(readBuiltFile(file)).not.toMatch(/"\/edit|sveltia/i);
  }
});

/** Words for the events stay in no page where the church has no account. */
function isOfAPage(file: string): boolean {
  return file !== "events.md" || builtChurch.facts.churchsuite !== undefined;
}

/** The longest run of plain words on one line, notes left out: what no typesetting changes. */
function longestPhrase(text: string): string {
  const printed = text.replaceAll(/<!--[\s\S]*?-->|^#.*$| # .*$/gm, "");
  const phrases = printed.match(/\p{L}+(?:,? \p{L}{2,})+/gu) ?? [];
  return phrases.toSorted((one, other) => other.length - one.length)[0] ?? "";
}
