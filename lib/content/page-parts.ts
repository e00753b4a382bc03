/** Removes the carriage returns that Windows puts at the ends of lines. */
export function withPlainLineEnds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

/** The two parts of a Markdown file. */
export type PageParts = {
  /** What stands between its lines of dashes, with the end of the first such line. */
  facts: string;
  /** What stands below them. */
  text: string;
};

/** Splits a Markdown file into its facts and the text below. Undefined if there are no lines of dashes. */
export function splitPage(whole: string): PageParts | undefined {
  const [, facts, text] = /^---[ \t]*(\n[\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/.exec(whole) ?? [];
  return facts === undefined || text === undefined ? undefined : { facts, text };
}
