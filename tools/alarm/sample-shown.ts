import type { ContentText } from "#tools/launch/content-texts.ts";
import { NOBODYS, namesOf } from "#tools/launch/sample-left.ts";
import { phraseAnywhere } from "#tools/launch/sample-names.ts";
import type { Alarm } from "./alarms.ts";

/** A page of the live website: its path and its HTML. */
export type LivePage = { path: string; html: string };

/** The values of the sample congregation's that visitors see, each with the pages it is on. */
export function sampleShown(pages: LivePage[], sample: ContentText[]): Alarm[] {
  const patterns = [phraseAnywhere(...namesOf(sample)), ...NOBODYS.map(({ pattern }) => pattern)];
  const shown = new Map<string, Set<string>>();
  for (const { path, html } of pages) {
    for (const [found] of patterns.flatMap((pattern) => [...html.matchAll(pattern)])) {
      const value = found.replace(/\s+/g, " ");
      shown.set(value, (shown.get(value) ?? new Set()).add(path));
    }
  }
  return [...shown].map(([value, paths]) => ({
    what: `“${value}” is the sample’s, and visitors see it on ${listOf([...paths])}.`,
    toDo: "Run npm run launch-check, which names file and line. Put your own in its place, and publish again",
  }));
}

const MOST_NAMED = 3;

function listOf(paths: string[]): string {
  const others = paths.length - MOST_NAMED;
  const named = paths.slice(0, MOST_NAMED).join(", ");
  return others > 0 ? `${named} and ${others} more` : named;
}
