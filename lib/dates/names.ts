/** Whether an event of the feed has one of these names in its own, as whole words: "Choir Practice" has "Choir". */
export function isNamedFor(event: string, names: readonly string[]): boolean {
  return makeNameFinder([{ names }])(event) !== undefined;
}

/**
 * Makes a function that finds which of all these a text names, as whole words: the first it names and, of two that
 * begin with the same word, the one with the longer name. Of two with one name it is the one that comes first.
 */
export function makeNameFinder<Named extends { names: readonly string[] }>(
  all: readonly Named[],
): (text: string) => Named | undefined {
  const byName = new Map<string, Named>();
  for (const named of all) {
    for (const name of named.names.map(plainWords)) {
      if (!byName.has(name)) byName.set(name, named);
    }
  }
  const longestFirst = [...byName.keys()].sort((one, other) => other.length - one.length);
  // Plain words have no signs that mean anything in a pattern.
  const anyName = new RegExp(` (${longestFirst.join("|")}) `);
  return (text) => {
    const [, name = ""] = anyName.exec(` ${plainWords(text)} `) ?? [];
    return byName.get(name);
  };
}

/** "mothers union" of "Mothers’ Union": capitals, accents and apostrophes differ from hand to hand. */
export function plainWords(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’‘ʼ`]/gu, "");
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
