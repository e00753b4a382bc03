import { expect, test } from "vitest";
import { findEmblems } from "./find-emblems.ts";
import { groupWindow, smallGroupWindow } from "./group-window.ts";
import { initialsWindow } from "./initials-window.ts";

const emblems = [...(await findEmblems())];

test.each(emblems)(
  "the window of %s weighs at most 8 kB, and the small one 3.5 kB",
  (_, emblem) => {
    expect(Buffer.byteLength(groupWindow(emblem))).toBeLessThanOrEqual(8000);
    expect(Buffer.byteLength(smallGroupWindow(emblem))).toBeLessThanOrEqual(3500);
  },
);

test("a name with an accent still gives its initials", () => {
  expect(initialsWindow("ÉO", 1)).toBe(initialsWindow("EO", 1));
});
