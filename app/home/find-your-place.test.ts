import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { seekers } from "#app/content-loader/groups.server.ts";

const sheet = readFileSync("app/home/find-your-place.module.css", "utf8");

test.each(seekers)("choosing %s narrows the wall without the script", (seeker) => {
  const group = seeker.replaceAll(" ", "-");
  expect(sheet).toContain(
    `.wall:has([value="${seeker}"]:checked) .window:not([data-for~="${group}"])`,
  );
});
