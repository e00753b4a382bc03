import { type ContentProblem, placeOf } from "#content";

/** One thing that the check-up found. */
export type Finding = {
  /** Whether nothing can be published until it is mended ("must"), or somebody is only to look at it ("should"). */
  weight: "must" | "should";
  /** Where it is: "content/home.md, line 3", or an address. "" where it is in no one place. */
  where: string;
  /** What is so: "heading: is missing. Please add it". */
  what: string;
  /** How to mend it. "" where `what` says what was expected. */
  mend: string;
};

/** What a part of the check-up prints. */
export type Report = {
  /** What is printed above the findings, such as the dates of a group; "" for nothing. */
  text: string;
  findings: Finding[];
};

export function isMust({ weight }: Finding): boolean {
  return weight === "must";
}

/** Tells a problem with the words: its message says what was expected. */
export function findingOf(problem: ContentProblem, weight: Finding["weight"]): Finding {
  const what = `${problem.field}: ${problem.advice}`;
  return { weight, where: placeOf(problem), what, mend: "" };
}
