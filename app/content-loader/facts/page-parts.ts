/**
 * The two parts of a Markdown file: the facts between its lines of dashes, which begin in the first of them,
 * and the text below. Undefined where there are no such lines.
 */
export function partsOfPage(whole: string): { facts: string; text: string } | undefined {
  const [, facts, text] = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || text === undefined ? undefined : { facts, text };
}
