import { expect, test } from "vitest";
import { readChurch } from "#app/church/church-facts.server.ts";
import { parseStatus, STATUS_FILE } from "#app/church/status.ts";
import { readYear } from "#app/church/year.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";
import { churchTimeAt, dayOf } from "#time";

test("programs are told when the site was built, how many events it knows, and until when dates", () => {
  const status = parseStatus(readBuiltFile(STATUS_FILE));
  if (!status) throw new Error("status.json cannot be read by the programs that read it");
  expect(dayOf(status.built)).toBe(dayOf(churchTimeAt(buildTime())));
  expect(status.datesUntil).toBe(readYear()?.to ?? null);
  const hasAccount = readChurch().churchsuite !== undefined;
  expect(status.feedRead).toBe(hasAccount ? true : null);
  expect(status.events > 0).toBe(hasAccount);
});
