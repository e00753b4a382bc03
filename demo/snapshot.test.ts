import { expect, test } from "vitest";
import { snapshotOf } from "#app/events/snapshot.server.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { readStandIn } from "./snapshot.ts";

test("the build's copy of the events has their descriptions, and no pretend address", async () => {
  const { events } = snapshotOf(readStandIn([]).events, churchTimeAt(new Date()));
  const described = events.filter(({ description }) => description?.length);
  expect(described.length).toBeGreaterThan(events.length / 2);
  expect(JSON.stringify(events)).not.toContain("stand-in.invalid");
});
