import type { ContentText } from "#tools/launch/content-texts.ts";
import { NOBODYS } from "#tools/launch/sample-left.ts";
import { phraseAnywhere, sampleNamesIn } from "#tools/launch/sample-names.ts";
import type { Alarm } from "./alarms.ts";

/** A page of the live website: its path and its HTML. */
export type LivePage = { path: string; html: string };

const MOST_NAMED = 4;

/**
 * What of the sample congregation's visitors see: one alarm for all of it, with the first few and where they are. The
 * names of its people are no part of it: a church may have an elder who is called the same.
 */
export function sampleShown(pages: LivePage[], sample: ContentText[]): Alarm[] {
  const { street, town } = sampleNamesIn(sample);
  const patterns = [phraseAnywhere(street, town), ...NOBODYS.map(({ pattern }) => pattern)];
  const shown = new Map<string, string>();
  for (const { path, html } of pages) {
    for (const [found] of patterns.flatMap((pattern) => [...html.matchAll(pattern)])) {
      const value = found.replace(/\s+/g, " ");
      if (!shown.has(value)) shown.set(value, path);
    }
  }
  if (shown.size === 0) return [];
  const named = [...shown].map(([value, path]) => `“${value}” (on ${path})`);
  return [
    {
      what: `Visitors see something of the sample congregation’s: ${firstOf(named)}.`,
      toDo: "Run npm run launch-check, which names all of it with file and line. Put your own in its place, and publish again",
    },
  ];
}

function firstOf(named: string[]): string {
  const others = named.length - MOST_NAMED;
  const first = named.slice(0, MOST_NAMED).join(", ");
  return others > 0 ? `${first} and ${others} more` : first;
}
