/** A placeholder in words; its first group is the name. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g;

/** What a placeholder stands for; a clock time on 24 hours besides, or an address for a link. */
export type Filling = { words: string; clock?: string; link?: string };

/** Nothing can be put in its place: for this reason, or because its fact will not do, which its own file says. */
export class Unfilled extends Error {
  readonly reason: string | undefined;

  constructor(reason?: string) {
    super(reason);
    this.reason = reason;
  }
}

export const LONE_BRACKET =
  "has a curly bracket without its other one. Expected a placeholder such as {phone}, or none";
