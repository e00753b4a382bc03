import type { Context } from "hono";
import { dayOf, type WallTime } from "#app/time/wall-time.ts";
import {
  crowdedProgramme,
  type FeedEntry,
  programme,
  untidyEntries,
} from "#demo/programme/programme.ts";
import { readYaml } from "#tools/read-yaml.ts";

/** What the feeds can be made to answer, as scenarios.yaml explains it. */
export type Scenario = {
  name: string;
  does: string;
  holds?: "nothing" | "untidy" | number;
  seconds?: number;
  shared?: false;
  page?: string;
  status?: 403 | 500;
  leadsTo?: string;
  endless?: true;
};

const written: { normal: Scenario; [name: string]: Scenario } = readYaml(
  new URL("scenarios.yaml", import.meta.url),
);

export const { normal } = written;

/** By the words that the buttons send. */
export const scenarios = new Map(Object.entries(written));

/** What the feeds hold, by the church's time `now`. */
export function entriesIn({ holds }: Scenario, now: WallTime): FeedEntry[] {
  if (holds === "nothing") return [];
  if (holds === "untidy") return untidyEntries(now);
  return holds ? crowdedProgramme(dayOf(now), holds) : programme(dayOf(now));
}

/** What is answered in the place of that, if anything. */
export function answerInstead(
  { page, status, leadsTo, endless }: Scenario,
  { html, redirect, body }: Context,
): Response | undefined {
  if (leadsTo) return redirect(leadsTo);
  if (endless) return body(endlessList(), 200, { "Content-Type": "application/json" });
  return page === undefined ? undefined : (html(page, status) as Response);
}

/** A list as text that goes on for as long as anybody reads it. */
export function endlessList(): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start: (list) => list.enqueue(bytes.encode("[")),
    pull: (list) => list.enqueue(bytes.encode("null,".repeat(20_000))),
  });
}
