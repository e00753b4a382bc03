import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import type { WallTime } from "#time";
import { findKnownServices } from "./known-services.server.ts";

/** An event as it stands in the diary, in short. */
type Typed = Partial<Omit<ChurchEvent, "start" | "end">> & {
  name: string;
  start: string;
  end?: string;
};

const CATEGORY = "Worship Services";

function fromTable(time: string): WallTime {
  return time as WallTime;
}

/** The services that differ from the church's own files, or stand in its diary alone, with these events in the diary. */
function readServices(...typed: Typed[]): string[] {
  const events = typed.map((event, index): ChurchEvent => {
    const { start, end, ...others } = event;
    const times = end
      ? { start: fromTable(start), end: fromTable(end) }
      : { start: fromTable(start) };
    return { id: `e${index}`, status: "confirmed", category: CATEGORY, ...others, ...times };
  });
  const snapshot = { day: "2026-11-21", events, more: 0 } as const;
  const church = { ...sampleChurch, diary: { url: "", snapshot } };
  const services = findKnownServices(church).all.flatMap(({ meetings }) => meetings);
  const known = services.filter(({ day, page, name }) => day < "2026-12-23" && (page || name));
  return known.map(({ day, hours, name, where, page }) =>
    [day, hours.from, hours.to, name, where, page].filter(Boolean).join(" "),
  );
}

const sunday = "2026-12-06T11:30:00";

test.each<[string, Typed[], string[]]>([
  [
    "a rare name is that of the day's service",
    [{ name: "Toy Service", start: sunday, end: "2026-12-06T12:45:00", page: "toys" }],
    ["2026-12-06 11:30 12:45 Toy Service /events/toys"],
  ],
  [
    "the usual name of the diary is not",
    [
      { name: "Morning Worship", start: sunday },
      { name: "Morning Worship", start: "2026-12-13T11:30:00" },
    ],
    [],
  ],
  [
    "an hour of its own is that of the service",
    [{ name: "Toy Service", start: "2026-12-06T10:00:00", end: "2026-12-06T11:00:00" }],
    ["2026-12-06 10:00 11:00 Toy Service"],
  ],
  [
    "a service of the diary alone is one, too",
    [{ name: "Carols", start: "2026-12-20T19:00:00", page: "carols" }],
    ["2026-12-20 19:00 Carols /events/carols"],
  ],
  [
    "so is one in another place",
    [{ name: "Carols", start: "2026-12-20T19:00:00", place: { name: "Market Square" } }],
    ["2026-12-20 19:00 Carols Market Square"],
  ],
  ["a quiz is not", [{ name: "Quiz", start: "2026-12-20T19:00:00", category: "Fellowship" }], []],
  [
    "by its name an event is a service in any category",
    [{ name: "Toy Service", start: "2026-12-19T15:00:00", category: "Youth" }],
    ["2026-12-19 15:00 Toy Service"],
  ],
  [
    "what is cancelled is not",
    [{ name: "Carols", start: "2026-12-20T19:00:00", status: "cancelled" }],
    [],
  ],
  [
    "what is not certain is not",
    [{ name: "Carols", start: "2026-12-20T19:00:00", status: "pending" }],
    [],
  ],
  [
    "what is online is not",
    [{ name: "Prayers", start: "2026-12-20T19:00:00", place: { isOnline: true } }],
    [],
  ],
  [
    "what lasts a day or days is not",
    [
      { name: "Mission", start: "2026-12-20T00:00:00", isAllDay: true },
      { name: "Away", start: "2026-12-18T18:00:00", end: "2026-12-20T14:00:00" },
    ],
    [],
  ],
])("%s", (_, events, services) => {
  expect(readServices(...events)).toEqual(services);
});
