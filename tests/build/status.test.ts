import { expect, test } from "vitest";
import { parseStatus, STATUS_FILE } from "#app/published/status.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";
import { dayOf } from "#time";

test("status.json says when the site was built, whether it has events, and until which day it knows dates", () => {
  const status = parseStatus(readBuiltFile(STATUS_FILE));
  if (!status) throw new Error("status.json cannot be read by the programs that read it");
  expect(dayOf(status.built)).toBe(dayOf(builtChurch.time));
  expect(status.datesUntil).toBe(builtChurch.year.to);
  expect(status.feedRead).toBe(true);
  expect(status.events).toBeGreaterThan(0);
});
