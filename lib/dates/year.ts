import type { Day, Days } from "#time";

/** The days whose dates are known, and the school terms in them. Without terms nothing that keeps them has a date. */
export type Year = {
  /** The first day of which dates are known. */
  from: Day;
  /** The last day of which dates are known; it may be more than a year later. */
  to: Day;
  /** In their order. */
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

/** Days on which what meets before and after them does not meet. */
export type Break = {
  /** The first of these days. */
  from: Day;
  /** The last of these days. */
  to: Day;
  name: "half-term" | "school holidays" | "summer break" | "break";
};
