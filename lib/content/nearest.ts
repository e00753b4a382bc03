/** Finds the words that are spelt most like another one, or have a synonym that is, the best first. */
export function findNearest(
  word: string,
  words: Iterable<string>,
  most = 3,
  synonymsOf: (candidate: string) => string[] = () => [],
): string[] {
  const nearness = (candidate: string) =>
    Math.max(...[candidate, ...synonymsOf(candidate)].map((spelling) => likeness(word, spelling)));
  const byNearness = [...Map.groupBy(words, nearness)].sort(([one], [other]) => other - one);
  return byNearness.flatMap(([, alike]) => alike).slice(0, most);
}

/** Finds the one word that is so near that the other may be a slip of the keyboard. */
export function findMisspelt(word: string, words: Iterable<string>): string | undefined {
  const [nearest] = findNearest(word, words, 1);
  return nearest !== undefined && likeness(word, nearest) > 0.5 ? nearest : undefined;
}

/** How alike two words are spelt: 0, or up to 1 for the same pairs of neighbouring letters. */
function likeness(one: string, other: string): number {
  const pairs = letterPairs(one);
  const otherPairs = letterPairs(other);
  const shared = pairs.filter((pair) => otherPairs.includes(pair)).length;
  return (2 * shared) / (pairs.length + otherPairs.length);
}

/** The neighbouring letters of a word, with the spaces before and after it: " c", "ch", "ho", "oi", "ir", "r ". */
function letterPairs(word: string): string[] {
  const plain = word
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\d]+/gu, " ");
  const letters = ` ${plain} `;
  return Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`);
}
