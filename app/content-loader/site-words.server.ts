import * as v from "valibot";
import siteWords from "#app/site-words.json" with { type: "json" };
import type { SiteWord } from "#app/wording.ts";
import type { ContentProblem } from "./content-problem.server.ts";
import { words } from "./facts/fields.server.ts";
import { parseFacts, problemIn } from "./facts/parse-facts.server.ts";
import { contentExists } from "./read-content.server.ts";
import { readFacts } from "./read-file.server.ts";

const WORDS = "words.yaml";

export const wordNames = v.parse(
  v.array(v.custom<SiteWord>((name) => String(name) in siteWords)),
  Object.keys(siteWords),
);

/** Until December 2027 the usual words themselves may stand in the place of their names, as they did at first. */
const oldNames = new Map<string, SiteWord>(wordNames.map((name) => [siteWords[name], name]));

const everyName = [...wordNames, ...oldNames.keys()];
const schema = v.strictObject(
  Object.fromEntries(everyName.map((name) => [name, v.exactOptional(words)])),
);

/** The church's own words for the usual ones, where it has a `words.yaml`. Throws ContentProblems. */
export function readSiteWords(): { [Name in SiteWord]?: string } | undefined {
  if (!contentExists(WORDS)) return undefined;
  const given = Object.entries(readFacts(WORDS, schema));
  return Object.fromEntries(given.map(([name, own]) => [oldNames.get(name) ?? name, own]));
}

/** Where the file has usual words in the place of their names. Throws ContentProblems. */
export function oldWordNames(): ContentProblem[] {
  if (!contentExists(WORDS)) return [];
  return Object.keys(parseFacts(WORDS) ?? {}).flatMap((old) => {
    const name = oldNames.get(old);
    return name ? problemIn(WORDS, [old], `has a name of its own now. Expected ${name}:`) : [];
  });
}
