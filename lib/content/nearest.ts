/** Those of the words that are spelt most like another one, or have a synonym that is, the best first. */
export function nearest(
  word: string,
  words: Iterable<string>,
  most = 3,
  synonymsOf: (other: string) => string[] = () => [],
): string[] {
  const nearness = (other: string) =>
    Math.max(...[other, ...synonymsOf(other)].map((one) => likeness(word, one)));
  const byNearness = [...Map.groupBy(words, nearness)].sort(([one], [two]) => two - one);
  return byNearness.flatMap(([, alike]) => alike).slice(0, most);
}

/** The one word that was probably meant, if any is so near that the other may be a slip of the keyboard. */
export function probablyMeant(word: string, words: Iterable<string>): string | undefined {
  const [first] = nearest(word, words, 1);
  return first !== undefined && likeness(word, first) > 0.5 ? first : undefined;
}

/** How alike two words are spelt: 0, or up to 1 for the same pairs of neighbouring letters. */
function likeness(one: string, other: string): number {
  const [pairs, others] = [letterPairs(one), letterPairs(other)];
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / (pairs.length + others.length);
}

function letterPairs(word: string): string[] {
  const letters = ` ${word
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\d]+/gu, " ")} `;
  return Array.from(letters.slice(1), (letter, index) => `${letters[index]}${letter}`);
}
