import { statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { all, builtPage, wordsOfAll } from "#tests/support/built-html.ts";
import { everyPage, SITE } from "#tests/support/built-pages.ts";

const builtAt = statSync(path.join(SITE, "404.html")).mtimeMs;

test.each(everyPage)("%s has a region for notices above its header", (page) => {
  expect(all("[role=status] + script + header", builtPage(page))).toHaveLength(1);
});

test("without JavaScript whatever has its days is shown as it was when the site was built", () => {
  const timed = everyPage.flatMap((page) => all("[data-until]", builtPage(page)));
  expect(timed.length).toBeGreaterThan(everyPage.length);
  for (const { properties } of timed) {
    const { hidden = false, dataFrom, dataUntil } = properties;
    expect(hidden).toBe(!(Number(dataFrom) <= builtAt && builtAt < Number(dataUntil)));
  }
});

test("the script that shows what has its days is the same everywhere, so that one hash can allow it", () => {
  const scripts = everyPage.flatMap((page) =>
    wordsOfAll("script", builtPage(page)).filter((script) =>
      script.includes("previousElementSibling.children"),
    ),
  );
  expect(scripts.length).toBeGreaterThanOrEqual(everyPage.length);
  expect(new Set(scripts).size).toBe(1);
});
