import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MOST_CHIPS } from "#app/content-loader/home-facts.server.ts";

const sheet = readFileSync("app/home/find-your-place.module.css", "utf8");

test("each chip that home.md may have narrows the wall without the script", () => {
  for (let index = 0; index < MOST_CHIPS; index++) {
    const line = `.wall:has([value="${index}"]:checked) .window:not([data-for~="${index}"])`;
    expect(sheet).toContain(line);
  }
});
