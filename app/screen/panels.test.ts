import { expect, test } from "vitest";
import type { Line } from "#app/this-week/week.ts";
import { addDays, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { panelsAt } from "./panels.ts";

const SUNDAY = "2026-11-22";

function line(name: string, start: string, clock: string, until = "", badge: Line["badge"] = null) {
  const ask = { name: "the office", phone: "028 0000 0000" };
  const others = { to: "/", standsFor: [], where: "The church", sections: [], notes: [], ask };
  return {
    key: name,
    name,
    start: start as WallTime,
    clock,
    until,
    badge,
    isOver: false,
    stream: undefined,
    isService: name === "Worship",
    ...others,
  };
}

const worship = line("Worship", `${SUNDAY}T11:30:00`, "11:30–12:45", "until 12:45pm");
const practice = line("Practice", `${SUNDAY}T10:30:00`, "10:30am");
const ark = line("The Ark", `${SUNDAY}T11:30:00`, "11:30–12:30", "until 12:30pm");
const openEnd = line("Lunch", `${SUNDAY}T11:00:00`, "11am");
const evening = line("House group", "2026-11-23T00:00:00", "Evening");
const dorcas = line("Dorcas", "2026-11-24T19:30:00", "7:30–9:30pm", "until 9:30pm");
const off = { ...worship, badge: "off" as const };

/** What the panels say, in short. */
function shownAt(clock: string, lines: Line[], said: string[] = [], until = 0) {
  const now = `${SUNDAY}T${clock}:00` as WallTime;
  const days = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(SUNDAY, index);
    const ofDay = lines.filter(({ start }) => dayOf(start) === day);
    return { day, lines: ofDay, wasOn: false, isKnown: true };
  });
  const special = [{ name: "Carols", words: "6 December", from: 0, until, isInHtml: true }];
  return panelsAt(now, { days, said, special }).flatMap((panel) => {
    if (panel.kind === "days") return `${panel.title} ${panel.shown.map(({ day }) => day).join()}`;
    if (panel.kind === "words") return `${panel.title}: ${panel.shown.join(", ")}`;
    return panel.shown.map(
      ({ label, lines, when }) => `${label}: ${lines.map(({ name }) => name).join(" + ")}, ${when}`,
    );
  });
}

const today = `Today ${SUNDAY}`;
const week = "This week 2026-11-24";

test.each<[promise: string, shown: string[], expected: string[]]>([
  ["nothing at all is no panel", shownAt("11:05", []), []],
  [
    "what begins within the hour is told in minutes, with what begins with it",
    shownAt("11:05", [worship, ark, dorcas]),
    ["Next: Worship + The Ark, 11:30–12:45, in 25 minutes", today, week],
  ],
  [
    "one minute is one",
    shownAt("11:29", [ark]).slice(0, 1),
    ["Next: The Ark, 11:30–12:30, in 1 minute"],
  ],
  [
    "an hour before, its day is",
    shownAt("10:30", [ark]).slice(0, 1),
    ["Next: The Ark, Today, 11:30–12:30"],
  ],
  [
    "what is on is told with its end, and what comes days later with its weekday",
    shownAt("11:30", [worship, dorcas]),
    ["On now: Worship, until 12:45pm", "Next: Dorcas, Tuesday, 7:30–9:30pm", today, week],
  ],
  [
    "what is practised before the service does not hide it",
    shownAt("10:05", [practice, ark, worship]).slice(0, 2),
    ["Next: Practice, 10:30am, in 25 minutes", "Then: Worship, Today, 11:30–12:45"],
  ],
  ["nobody says that what has no known end is still on", shownAt("13:00", [openEnd]), [today]],
  [
    "an evening without an hour",
    shownAt("13:00", [evening]),
    ["Next: House group, Tomorrow, Evening", "This week 2026-11-23"],
  ],
  ["what is off is neither on nor next, but said of its day", shownAt("11:40", [off]), [today]],
  [
    "where something of today is off, what is noted comes first",
    shownAt("10:05", [off, dorcas], ["Snow."]),
    ["Please note: Snow.", "Next: Dorcas, Tuesday, 7:30–9:30pm", today, week],
  ],
  [
    "notices, and the next special service as long as it is announced",
    shownAt("11:40", [], ["Snow."], Number.POSITIVE_INFINITY),
    ["Please note: Snow.", "Coming up: Carols, 6 December"],
  ],
])("%s", (_, shown, expected) => {
  expect(shown).toEqual(expected);
});
