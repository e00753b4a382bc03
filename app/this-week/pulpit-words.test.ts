import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { wordsForPulpit } from "./pulpit-words.ts";
import { weekFrom } from "./week.ts";

test("what is read aloud begins with what is not as usual, and says what begins together in one breath", () => {
  const ask = { name: "Ruth Adair", phone: "07700 900129" };
  const usual = { from: "11:30", to: "12:45" };
  const meetings = [{ day: "2026-12-13" }];
  const off = [{ day: "2026-12-16", change: "off", why: "snow" }] as const;
  const series = [
    { name: "Main Service", where: "The church", ...usual, meetings },
    { name: "The Ark", ...usual, meetings: [{ day: "2026-12-13", name: "Nativity" }] },
    { name: "Girls’ Brigade", from: "18:15", meetings: [...off] },
    { name: "Prayers", time: "Evening", meetings },
  ].map(({ time, ...known }) => ({ ...seriesWith(known), ...(time && { time }), ask }));
  const church = readChurch();
  const known = { from: "2026-09-01", to: "2026-12-17" };
  const days = weekFrom(wallTime("2026-12-12", "09:00"), { series, events: [], church, known });
  const notices = ["Tea on Sunday 20 December, 3–4:30pm."];
  expect(wordsForPulpit({ days, notices })).toEqual({
    unusual: [
      "Tea on Sunday the twentieth of December, three to half past four in the afternoon.",
      "There will be no Girls’ Brigade on Wednesday the sixteenth of December: snow.",
    ],
    days: [
      "On Sunday, in the evening: Prayers, Minor Hall. At half past eleven in the morning: Main Service, The church; The Ark, Minor Hall, Nativity.",
      "The dates of Friday the eighteenth of December are not set yet.",
    ],
  });
});
