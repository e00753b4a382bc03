/** One thing between the content folder and a live site: where it is, and what to do. */
export type Finding = { weight: "must" | "should"; where: string; words: string };

export function must(where: string, words: string): Finding {
  return { weight: "must", where, words };
}

export function should(where: string, words: string): Finding {
  return { weight: "should", where, words };
}
