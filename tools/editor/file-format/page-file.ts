import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { isSame } from "./sameness.ts";
import { type Facts, readFacts, writeFacts } from "./write-facts.ts";
import { writeText } from "./write-text.ts";

/** A Markdown file's facts, and its text as `body`. Throws an Error where its facts cannot be read. */
export function readPage(whole: string): Facts {
  const parts = partsOfPage(whole);
  if (!parts)
    throw new Error("the file does not begin with facts between two lines of dashes, ---");
  return { ...readFacts(parts.facts), body: parts.text.trim() };
}

/** A Markdown file with other facts or another text; anew where there is none before. Empty lines at its end go. */
export function writePage(before: string, { body, ...facts }: Facts): string {
  const parts = partsOfPage(before);
  if (parts && isSame(readPage(before), { body, ...facts })) return before;
  const text = typeof body === "string" ? body.trim() : "";
  if (!parts) return `---\n${writeFacts("", facts)}---\n${text && `\n${writeText("", text)}\n`}`;
  const begin = before.length - parts.text.length;
  const top = before.slice(0, begin).indexOf("\n");
  const yaml = parts.facts.replace(/^\n/, "");
  const head = before.slice(0, top + 1) + endLine(writeFacts(yaml, facts));
  const lead = /^\s*/.exec(parts.text)?.[0] || "\n";
  const below =
    text &&
    (parts.text.trim() === text ? parts.text : `${lead}${writeText(parts.text.trim(), text)}\n`);
  return `${head}---\n${below}`;
}

function endLine(yaml: string): string {
  return yaml === "" || yaml.endsWith("\n") ? yaml : `${yaml}\n`;
}
