import type { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { type FactPath, problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { fill } from "./placeholders.server.ts";

/** Facts with the placeholders in all their words filled. `amiss` are those in which one could not be. */
export function fillFacts(file: string, facts: unknown) {
  const problems: ContentProblem[] = [];
  const amiss: FactPath[] = [];
  const fillAll = (fact: unknown, path: FactPath): unknown => {
    if (Array.isArray(fact)) return fact.map((entry, index) => fillAll(entry, [...path, index]));
    if (typeof fact === "object" && fact !== null) {
      const entries = Object.entries(fact);
      return Object.fromEntries(
        entries.map(([key, value]) => [key, fillAll(value, [...path, key])]),
      );
    }
    if (typeof fact !== "string") return fact;
    const isClock = path.at(-1) === "from" || path.at(-1) === "to";
    const { text, isWhole, reasons } = fill(fact, ({ words, clock }) =>
      isClock && clock ? clock : words,
    );
    if (!isWhole) amiss.push(path);
    problems.push(...reasons.map((reason) => problemIn(file, path, reason)));
    return text;
  };
  return { facts: fillAll(facts, []), problems, amiss };
}
