import type { Church } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { PRIVACY, readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { neighboursOf } from "#tools/hosts/content-policy.ts";
import { chapter, type Finding } from "./finding.ts";

const { must } = chapter("The privacy notice");

/** What the website does that its notice has to tell. */
export type Practice = ReturnType<typeof practiceOf>;

/** What the published website does, by church.yaml. `keepsNotices`: some can be closed, which browsers remember. */
export function practiceOf(church: Church, keepsNotices: boolean) {
  const neighbours = neighboursOf(church, false);
  const asked = Object.values(neighbours).join(" ").match(/\S+/g) ?? [];
  return {
    /** Whose computers a visitor's browser asks, besides the website's own: "cdn.churchsuite.com". */
    hosts: [...new Set(asked.map((address) => new URL(address).hostname))],
    asksChurchSuite: church.churchsuite !== undefined,
    isCounted: neighbours.counter !== "",
    keepsNotices,
    /** Whether pages are kept on the visitor's device, by a service worker. */
    keepsPages: church["offline-copies"],
  };
}

/** What is to be told where it is so, and the words that tell it if all are in one paragraph, in one of their forms. */
const toTell: [act: Exclude<keyof Practice, "hosts">, what: string, words: string][] = [
  ["asksChurchSuite", "ChurchSuite is asked for the calendar", "ChurchSuite calendar|diary|event"],
  ["asksChurchSuite", "the pictures of events come from ChurchSuite", "ChurchSuite picture"],
  ["asksChurchSuite", "the sign-up form comes straight from ChurchSuite", "ChurchSuite form"],
  ["isCounted", "church.yaml has analytics, so views of pages are counted", "count"],
  ["isCounted", "the browser remembers who chose not to be counted", "counted browser remember"],
  ["keepsNotices", "the browser remembers which notices were closed", "notice browser remember"],
  ["keepsPages", "pages are kept on the visitor’s device", "page device kept|keep"],
];

const COOKIES = /\bthis (?:web)?site (?:uses|sets|stores|places) cookies/i;
const COUNTS = /\bthis (?:web)?site counts\b/i;
const COUNTS_NOBODY = /\b(?:does not|doesn’t|do not|don’t) count (?:its|our) visitors/i;

/** The paragraphs of the privacy notice in plain text, with what it says of a website that counts, or does not. */
export function noticeParagraphs(isCounted: boolean): string[] {
  const { sections } = readPrivacyPolicy(isCounted);
  return sections.flatMap(({ prose }) => prose.map((block) => textOfProse([block])));
}

/** Where a privacy notice and the website do not agree. `paragraphs` are the notice's, in plain text. */
export function noticeFindings(paragraphs: string[], practice: Practice): Finding[] {
  const isTold = (...words: RegExp[]) =>
    paragraphs.some((paragraph) => words.every((word) => word.test(paragraph)));
  const asWord = (forms: string) => new RegExp(`\\b(?:${forms})s?\\b`, "i");
  const { hosts, isCounted } = practice;
  // ChurchSuite's are told of by its name.
  const others = hosts.filter((host) => !host.endsWith(".churchsuite.com"));
  const asPattern = (host: string) => new RegExp(RegExp.escape(host.replace(/^www\./, "")), "i");
  const unnamed = others.filter((host) => !isTold(asPattern(host)));
  return [
    ...toTell
      .filter(([act, , words]) => practice[act] && !isTold(...words.split(" ").map(asWord)))
      .map(([, what, words]) => {
        const told = words.replaceAll(" ", ", ").replaceAll("|", " or ");
        return `${what}, and no paragraph says so in the words ${told}`;
      }),
    ...unnamed.map(
      (host) =>
        `visitors’ browsers ask ${host}, and it is not named. Say who that is, and what it gets to know`,
    ),
    isTold(COOKIES) && "it speaks of cookies that this website sets, and it sets none",
    !isCounted &&
      isTold(COUNTS) &&
      "it says that this website counts its visits, and church.yaml has no analytics",
    isCounted &&
      isTold(COUNTS_NOBODY) &&
      "it says that visitors are not counted, and church.yaml has analytics",
  ].flatMap((what) => (what ? must(`${what}.`, contentPath(PRIVACY)) : []));
}
