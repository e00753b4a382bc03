import { type ContentProblem, placeOf } from "#content";

/** One thing that the check-up found. */
export type Finding = {
  /** "must" if nothing can be published until it is mended; "should" if somebody should look at it. */
  weight: "must" | "should";
  /** Its place: "content/home.md, line 3", or an address. "" if it has none. */
  where: string;
  /** What is wrong: "heading: is missing: expected words". */
  what: string;
  /** How to mend it. "" if `what` says what was expected. */
  mend: string;
};

/** What a part of the check-up prints. */
export type Report = {
  /** What is printed above the findings, such as the dates of a group; "" for nothing. */
  text: string;
  /** What was found. */
  findings: Finding[];
};

/** Makes a finding that must be mended before anything is published. */
export function must(where: string, what: string, mend = ""): Finding {
  return { weight: "must", where, what, mend };
}

/** Makes a finding that somebody should look at. */
export function should(where: string, what: string, mend = ""): Finding {
  return { weight: "should", where, what, mend };
}

/** Whether nothing can be published until a finding is mended. */
export function isMust({ weight }: Finding): boolean {
  return weight === "must";
}

/** Makes a finding of a problem with the words. Its message says what was expected. */
export function makeFinding(problem: ContentProblem, weight: Finding["weight"]): Finding {
  const what = `${problem.field}: ${problem.advice}`;
  return { weight, where: placeOf(problem), what, mend: "" };
}
