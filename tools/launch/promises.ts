import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { parse } from "yaml";
import { allOf } from "#app/content-loader/content-problem.server.ts";
import { day, words } from "#app/content-loader/facts/fields.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import { contentExists } from "#app/content-loader/read-content.server.ts";
import { readFacts } from "#app/content-loader/read-file.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { chapter, type Finding } from "#tools/check-up/finding.ts";
import { type ContentText, phraseAnywhere, placeIn } from "#tools/check-up/texts.ts";

const { must, should } = chapter("Before it goes live");

const FILE = "promises.yaml";
/** For how long somebody's word is taken, in days: what was true last autumn is asked again. */
const HOLDS = 400;

const statements = v.parse(
  v.record(
    v.string(),
    v.strictObject({ says: v.string(), where: v.optional(v.array(v.string()), []) }),
  ),
  parse(readFileSync(path.join(import.meta.dirname, FILE), "utf8")),
);

const promisesSchema = v.record(v.string(), v.strictObject({ by: words, on: day }));

/** What the church has made sure of, by whom and when: `content/promises.yaml`. */
type Promises = v.InferOutput<typeof promisesSchema>;

/** Throws ContentProblems. */
export function readPromises(): Promises {
  if (!contentExists(FILE)) return {};
  const promises = readFacts(FILE, promisesSchema);
  const unknown = Object.keys(promises).filter((name) => !(name in statements));
  if (unknown.length === 0) return promises;
  throw allOf(
    unknown.map((name) => {
      const known = nearest(name, Object.keys(statements)).join(", ");
      return problemIn(FILE, [name], `is asked of nobody. The nearest there are: ${known}`);
    }),
  );
}

/** What the words say that nobody has yet made sure of, or not for a year. */
export function promisesToMake(own: ContentText[], promises: Promises, today: Day): Finding[] {
  return Object.entries(statements).flatMap(([name, { says, where }]) => {
    const place = where.length > 0 ? firstPlace(own, where) : FILE;
    if (!place) return [];
    const promise = promises[name];
    const line = `${name}: { by: NAME, on: ${today} }`;
    if (!promise) {
      return [must(place, `“${says}” If that is so, somebody says so in ${FILE}: ${line}`)];
    }
    if (promise.on > today) {
      return [must(FILE, `${name} was made sure of on ${promise.on}, which is yet to come`)];
    }
    if (addDays(promise.on, HOLDS) >= today) return [];
    return [
      should(
        FILE,
        `${promise.by} made sure on ${promise.on}: “${says}” Is it still so? Then put today’s date: ${line}`,
      ),
    ];
  });
}

/** Where one of the words is found first. */
function firstPlace(own: ContentText[], wanted: string[]): string | undefined {
  for (const one of own) {
    const index = one.file === FILE ? -1 : one.text.search(phraseAnywhere(...wanted));
    if (index >= 0) return placeIn(one, index);
  }
  return undefined;
}
