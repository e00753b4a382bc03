import type { HtmlParser } from "./html-parser.ts";
import { findInvitation, findLabelAlone, findMeetingHost } from "./invitations.ts";
import { addLinks } from "./links.ts";
import { makeProse } from "./make-prose.ts";
import { parseTyped } from "./parse-typed.ts";
import { type Inline, type Prose, textOf } from "./prose.ts";
import { type Line, readLines } from "./read-lines.ts";

/** What may be shown of words that somebody has typed, and why some of them may not. */
type Reading<Value> = {
  value: Value;
  /** The hosts and labels of invitations for which something is left out: "zoom.us", "Passcode". */
  leftOut: string[];
};

/** Makes of words what may be shown of them. */
export type Reader<Value> = (typed: string, parseHtml: HtmlParser) => Reading<Value>;

/** This stands in a description, once, in the place of what is left out. */
export const ASK_THE_OFFICE = "Ask the church office for how to join.";

/** The name of an event without one, or with one that invites to a meeting. */
export const NAMELESS = "Church event";

/** Reads a name. */
export const readName: Reader<string> = (typed, parseHtml) => {
  const name = readTexts(typed, parseHtml).join(" ");
  return leaveOut(findInvitation(name), name, NAMELESS);
};

/** Reads the name of a place, or its address in one line or several. */
export const readPlace: Reader<string> = (typed, parseHtml) => {
  const texts = readTexts(typed, parseHtml).map((text) => text.replace(/[,\s]+$/, ""));
  return leaveOut(findInvitation(texts.join(" ")), texts.join(", "), "");
};

/** Reads the address of a page. */
export const readPageAddress: Reader<string> = (address) => {
  return leaveOut(findMeetingHost(address), address, "");
};

function leaveOut(why: string, value: string, instead: string): Reading<string> {
  return why ? { value: instead, leftOut: [why] } : { value, leftOut: [] };
}

function readTexts(typed: string, parseHtml: HtmlParser): string[] {
  const lines = readLines(parseTyped(typed, parseHtml));
  return lines.map(({ words }) => textOf(words).trim()).filter(Boolean);
}

/** Reads a description. A line goes that is an invitation, and one behind a label alone: "Passcode", "482113". */
export const readDescription: Reader<Prose> = (typed, parseHtml) => {
  const lines: Line[] = [];
  const leftOut: string[] = [];
  let label = "";
  for (const { words, entry } of readLines(parseTyped(typed, parseHtml))) {
    const text = textOf(words).trim();
    const why = text && (label || [text, ...listLinks(words)].map(findInvitation).find(Boolean));
    if (text) label = findLabelAlone(text);
    if (why) leftOut.push(why);
    if (!why) lines.push({ words: addLinks(words), entry });
    else if (leftOut.length === 1) lines.push({ words: [ASK_THE_OFFICE], entry });
  }
  return { value: makeProse(lines), leftOut };
};

/** Lists the addresses of the links in words. */
function listLinks(words: Inline[]): string[] {
  return words.flatMap((run) => {
    if (typeof run === "string" || run.kind === "break") return [];
    const links = listLinks(run.words);
    return run.kind === "link" ? [run.href, ...links] : links;
  });
}
