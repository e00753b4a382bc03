import type { Day, Days } from "#time";

/** The time for which dates are known, and the school terms in it. Without terms, groups that keep them have no dates. */
export type Year = {
  /** The first day of which dates are known. */
  from: Day;
  /** The last day of which dates are known; it may be more than a year later. */
  to: Day;
  /** The school terms, in their order. */
  terms: Term[];
};

/** A school term. */
export type Term = {
  /** "Autumn term" */
  name: string;
  /** Its first day. */
  from: Day;
  /** Its last day. */
  to: Day;
  /** The days in the middle of it on which schools are closed. */
  "half-term"?: Days;
};

/** Days on which a group does not meet that meets before and after them. */
export type Break = {
  /** The first of these days. */
  from: Day;
  /** The last of these days. */
  to: Day;
  name: "half-term" | "school holidays" | "summer break" | "break";
};
