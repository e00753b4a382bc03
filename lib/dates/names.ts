/** Whether an event's name has one of these names in it, as whole words: "Choir Practice" has "Choir". */
export function isNamedFor(event: string, names: readonly string[]): boolean {
  return makeNameFinder([{ names }])(event) !== undefined;
}

/**
 * Makes a function that finds which of these things a text names, as whole words. It is the first that the text names. Of
 * two whose names begin alike, it is the one with the longer name; of two with the same name, the first in the list.
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
  // Plain words have only letters, digits and spaces, none of which has a meaning in a pattern.
  const anyName = new RegExp(` (${longestFirst.join("|")}) `);
  return (text) => {
    const [, name = ""] = anyName.exec(` ${plainWords(text)} `) ?? [];
    return byName.get(name);
  };
}

/** Makes names comparable: "mothers union" for "Mothers’ Union". People differ in capitals, accents and apostrophes. */
export function plainWords(name: string): string {
  const letters = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}|['’‘ʼ`]/gu, "");
  return letters.replaceAll(/[^\p{L}\p{N}]+/gu, " ").trim();
}
