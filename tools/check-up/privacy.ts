import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import type { Church } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { PRIVACY, readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { textOfProse } from "#app/events/description/plain-text.ts";
import { chapter, type Finding } from "./finding.ts";

const { must } = chapter("The privacy notice");

/** What the website does that its notice has to tell. */
export type Practice = {
  /** Whose computers a visitor's browser asks, besides the website's own: "cdn.churchsuite.com". */
  hosts: string[];
  isCounted: boolean;
  /** Whether there are notices to close, which the browser remembers. */
  keepsNotices: boolean;
  /** Whether pages are kept on the visitor's device, by a service worker. */
  keepsPages: boolean;
};

/** Some of what may be done; `words` tell it if all of them are found in one paragraph. */
type Rule = { isSo: (practice: Practice) => boolean; because: string; words: RegExp[] };

/** What is untold is wrong where it is so. */
const toTell: Rule[] = [
  {
    isSo: asksChurchSuite,
    because:
      "visitors’ browsers ask ChurchSuite for the calendar, and no paragraph says so: ChurchSuite, calendar",
    words: [/ChurchSuite/, /calendar|diary|events/i],
  },
  {
    isSo: asksChurchSuite,
    because:
      "the pictures of events come from ChurchSuite, and no paragraph says so: ChurchSuite, pictures",
    words: [/ChurchSuite/, /pictures?/i],
  },
  {
    isSo: asksChurchSuite,
    because:
      "the sign-up form comes straight from ChurchSuite, and no paragraph says so: ChurchSuite, form",
    words: [/ChurchSuite/, /\bforms?\b/i],
  },
  {
    isSo: ({ isCounted }) => isCounted,
    because:
      "church.yaml has analytics, so views of pages are counted, and nothing says so: counting, with section, none and script",
    words: [/\bcounts?\b/i],
  },
  {
    isSo: ({ isCounted }) => isCounted,
    because:
      "the browser remembers who chose not to be counted, and no paragraph says so: counted, browser, remembers",
    words: [/\bcounted\b/i, /\bbrowser\b/i, /\bremembers?\b/i],
  },
  {
    isSo: ({ keepsNotices }) => keepsNotices,
    because:
      "the browser remembers which notices were closed, and no paragraph says so: notice, browser, remembers",
    words: [/\bnotices?\b/i, /\bbrowser\b/i, /\bremembers?\b/i],
  },
  {
    isSo: ({ keepsPages }) => keepsPages,
    because:
      "pages are kept on the visitor’s device, to be read without a connection, and no paragraph says so: pages, device, kept",
    words: [/\bpages?\b/i, /\bdevice\b/i, /\b(?:keeps?|kept)\b/i],
  },
];

/** What is told is wrong where it is not so. */
const toldTruly: Rule[] = [
  {
    isSo: () => false,
    because: "it speaks of cookies that this website sets, and it sets none",
    words: [/\bthis (?:web)?site (?:uses|sets|stores|places) cookies/i],
  },
  {
    isSo: ({ isCounted }) => isCounted,
    because: "it says that this website counts its visits, and church.yaml has no analytics",
    words: [/\bthis (?:web)?site counts\b/i],
  },
  {
    isSo: ({ isCounted }) => !isCounted,
    because: "it says that visitors are not counted, and church.yaml has analytics",
    words: [/\b(?:does not|doesn’t|do not|don’t) count (?:its|our) visitors/i],
  },
];

/** What the published website does, by church.yaml. */
export function practiceOf(church: Church, keepsNotices: boolean): Practice {
  const { churchsuite, analytics } = church;
  const counter =
    analytics && analytics !== "none" ? [analytics.script, analytics["sends-to"]] : [];
  const { account, pictures } = churchsuite
    ? churchSuiteHosts(churchsuite.account)
    : { account: null, pictures: [] };
  const asked = [account, ...pictures, ...counter].filter((address) => typeof address === "string");
  return {
    hosts: [...new Set(asked.map((address) => new URL(address).hostname))],
    isCounted: counter.length > 0,
    keepsNotices,
    keepsPages: church["offline-copies"],
  };
}

/** The paragraphs of the privacy notice in plain text, with what it says of a website that counts, or does not. */
export function noticeParagraphs(isCounted: boolean): string[] {
  const { sections } = readPrivacyPolicy(isCounted);
  return sections.flatMap(({ prose }) => prose.map((block) => textOfProse([block])));
}

/** Where a privacy notice and the website do not agree. `paragraphs` are the notice's, in plain text. */
export function noticeFindings(paragraphs: string[], practice: Practice): Finding[] {
  const isTold = ({ words }: Rule) =>
    paragraphs.some((paragraph) => words.every((word) => word.test(paragraph)));
  const wrong = [
    ...[...toTell, ...namedHosts(practice)].filter((rule) => rule.isSo(practice) && !isTold(rule)),
    ...toldTruly.filter((rule) => !rule.isSo(practice) && isTold(rule)),
  ];
  return wrong.map(({ because }) => must(contentPath(PRIVACY), `${because}.`));
}

/** Hosts that are not ChurchSuite's have to be named. */
function namedHosts({ hosts }: Practice): Rule[] {
  return hosts
    .filter((host) => !isChurchSuites(host))
    .map((host) => ({
      isSo: () => true,
      because: `visitors’ browsers ask ${host}, and it is not named. Say who that is, and what it gets to know`,
      words: [new RegExp(host.replace(/^www\./, "").replaceAll(".", "\\."), "i")],
    }));
}

function asksChurchSuite({ hosts }: Practice): boolean {
  return hosts.some(isChurchSuites);
}

function isChurchSuites(host: string): boolean {
  return host.endsWith(".churchsuite.com");
}
