import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readBuiltFile, SITE } from "#tests/support/built-pages.ts";

test("no file of the site has the way into an online meeting of the calendar", () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:html|m?js|json|txt|xml|ics)$/.test(file));
  expect(texts).toContain("index.html");
  const diary = readFileSync("tools/dev/churchsuite/diary.yaml", "utf8");
  const links = [...diary.matchAll(/\/\/([^/"]+)\/j\/(\d+)\?pwd=([\w-]+)/g)];
  // The place of the stand-in's online event, and a link on words of its description.
  expect(links).toHaveLength(2);
  const secrets = links.flatMap(([, ...partsOfLink]) => partsOfLink);
  for (const file of texts) {
    const text = readBuiltFile(file);
    expect(
      secrets.filter((secret) => text.includes(secret)),
      file,
    ).toEqual([]);
  }
});
