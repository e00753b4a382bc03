/** Finds the words with the most similar spelling, or with a synonym that is spelt so. The most similar comes first. */
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

/** Finds the word that was probably meant, if one is spelt so similarly that `word` may be a typing mistake. */
export function findMisspelt(word: string, words: Iterable<string>): string | undefined {
  const [nearest] = findNearest(word, words, 1);
  return nearest !== undefined && likeness(word, nearest) > 0.5 ? nearest : undefined;
}

/** How similar the spelling of two words is: from 0 to 1, by the pairs of neighbouring letters that they share. */
function likeness(one: string, other: string): number {
  const pairs = letterPairs(one);
  const otherPairs = letterPairs(other);
  const shared = pairs.filter((pair) => otherPairs.includes(pair)).length;
  return (2 * shared) / (pairs.length + otherPairs.length);
}

/** The pairs of neighbouring letters of a word, with a space at both ends: " c", "ch", "ho", "oi", "ir", "r ". */
function letterPairs(word: string): string[] {
  const plain = word
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\d]+/gu, " ");
  const letters = ` ${plain} `;
  return Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`);
}
