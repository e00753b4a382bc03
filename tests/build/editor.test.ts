import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { SITE } from "#tests/support/built-pages.ts";

test("the editor is published where the church names the repository of its files, and nowhere else", () => {
  expect(existsSync(path.join(SITE, "edit"))).toBe(readChurch().repository !== undefined);
});

test("no page, list or worker knows of the editor", () => {
  for (const file of ["index.html", "sitemap.xml", "service-worker.js", "licences.txt"]) {
    expect(readFileSync(path.join(SITE, file), "utf8")).not.toMatch(/"\/edit|sveltia/i);
  }
});
