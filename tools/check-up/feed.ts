import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { type ChurchSuiteAccount, readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { phonesInFacts } from "#app/events/church-suite.server.ts";
import { feedAt } from "#app/events/feed/fetch-feed.ts";
import { at, plainText } from "#app/events/feed/fields.ts";
import type { FeedFormat } from "#app/events/feed/formats.ts";
import { MOST_BYTES } from "#app/events/feed/limits.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { type Answer, askFeed, type Reply } from "./ask-feed.ts";
import { eventFindings, type KnownFacts } from "./feed-events.ts";
import { chapter, type Finding, isMust } from "./finding.ts";

const { must, should, know } = chapter("The church’s diary");

// Which of the folders it is in, the office should not have to guess.
const CHURCH_FILE = contentPath("church.yaml");

/** Below it nobody calls it waiting. */
const SLOW_SECONDS = 3;

/** What of the feed is found and what that means for visitors. */
export type FeedReport = { findings: Finding[]; conclusion: string };

/**
 * Asks the church's calendar, or the one that is `wanted`, as the website does at this moment of the church's. Throws, in
 * words for the office, where there is none.
 */
export async function askDiary(wanted: string | undefined, now: WallTime): Promise<FeedReport> {
  const church = readChurch();
  const meetings = [...readGroups(), ...church.services];
  const places = meetings.flatMap(({ where }) => where ?? []);
  const address = addressOf(wanted, church.churchsuite);
  const answer = await askFeed(address, new URL(church.website).origin);
  return feedReport(address, answer, { church, phones: phonesInFacts(), places }, now);
}

/**
 * Which address is meant: an address as it is, the feed of an account, or with nothing said the one
 * in the church's own file. Throws, in words for the office, at what is no address.
 */
export function addressOf(
  wanted: string | undefined,
  account: ChurchSuiteAccount | undefined,
): URL {
  const meant = wanted?.trim() || account?.account;
  if (!meant) {
    throw new Error(
      `${CHURCH_FILE} names no account at ChurchSuite (churchsuite:), so the website has no calendar to read.`,
    );
  }
  if (/^[a-z\d-]+$/i.test(meant)) {
    const { account: origin } = churchSuiteHosts(meant.toLowerCase());
    return new URL(feedAt(origin, account?.calendar ?? "embed", []).url);
  }
  const address = URL.parse(meant.includes("://") ? meant : `https://${meant}`);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Error(`“${meant}” is neither an address nor the name of an account.`);
  }
  if (address.protocol === "http:" && !isOnThisComputer(address)) {
    throw new Error(`${address.host} is asked with https only. Put an s behind http.`);
  }
  return address;
}

function isOnThisComputer({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

/** Reports on what the address answered. `now` is the church's time. */
export function feedReport(
  address: URL,
  answer: Answer,
  known: KnownFacts,
  now: WallTime,
): FeedReport {
  const asked = know("", `Asked: ${address.href}`);
  const findings = [asked, ...findingsOf(address, answer, known, now)];
  let conclusion = "So visitors see what is in this calendar.";
  if (findings.some(isMust)) {
    conclusion = "So visitors see no events from this calendar until that is mended.";
  }
  // The fault may be this computer's own.
  if (answer.came === "nothing") {
    conclusion = "So what visitors see of this calendar cannot be said from here.";
  }
  return { findings, conclusion };
}

function findingsOf(address: URL, answer: Answer, known: KnownFacts, now: WallTime): Finding[] {
  if (answer.came !== "pages") return [must("", silenceOf(answer, address))];
  const { pages, seconds } = answer;
  const [first, ...others] = pages;
  const refusal = refusalOf(first);
  if (refusal || !first.events) return [must("", refusal ?? NO_LIST)];
  const { website, churchsuite } = known.church;
  const slow = `It took ${Math.round(seconds)} seconds, and visitors wait as long.`;
  return [
    ...agreementOf(address, first.events.format, churchsuite),
    ...(seconds < SLOW_SECONDS ? [] : [should("", slow)]),
    sharingOf(pages, new URL(website).origin),
    // Visitors see the events of the others.
    ...others.flatMap((reply, index) => {
      const reason = refusalOf(reply);
      const page = `Page ${index + 2} of ${pages.length} is missing, and the site says that some events are.`;
      return reason ? [should("", `${page} ${reason}`)] : [];
    }),
    ...eventFindings(pages, address.origin, known, now),
  ];
}

function silenceOf(answer: Exclude<Answer, { came: "pages" }>, address: URL): string {
  if (answer.came === "too late") {
    return `There was no answer in ${answer.timeout} seconds, and visitors’ browsers wait no longer. Try again in a while; if it stays so, ask ChurchSuite.`;
  }
  const { because } = answer;
  if (because === "ENOTFOUND" || because === "EAI_AGAIN") {
    return `There is no ${address.hostname}, or this computer is offline.`;
  }
  if (because === "ECONNREFUSED" && isOnThisComputer(address)) {
    return `Nothing runs at ${address.host} on this computer. Is npm start running in another window?`;
  }
  return `${address.host} could not be reached (${because}). Is this computer connected to the internet?`;
}

const NO_LIST = "Something answers, but there is no list of events in it.";

/** Why there are no events in a reply, or null where there are, or honestly none. */
function refusalOf({ status, headers, json, isTooLong, events }: Reply): string | null {
  const sentTo = headers.get("location");
  if (sentTo !== null && status >= 300 && status < 400) return sentAway(sentTo);
  if (headers.get("cf-mitigated") === "challenge") {
    return "ChurchSuite’s guard wants proof of a browser and lets no program in. Open the address in a browser to see what it says.";
  }
  const error = at(json, "error");
  if (typeof error === "object" && error !== null) {
    return `ChurchSuite answers with an error: “${plainText(at(error, "message"))}” Is the UUID right in ${CHURCH_FILE}?`;
  }
  if (status === 403) {
    return "ChurchSuite does not show this calendar to websites: its embed is switched off. Somebody who may change the settings of ChurchSuite’s Calendar has to switch Embed on there, and tick “Show in Embed” at each event that visitors should see.";
  }
  if (status === 404) return "There is nothing at this address (status 404). Is it spelt right?";
  if (status >= 500) {
    return `ChurchSuite has a fault of its own (status ${status}). Try again later.`;
  }
  if (status !== 200) return `ChurchSuite answers with status ${status} instead of events.`;
  if (isTooLong) {
    return `The answer is longer than ${MOST_BYTES / 1_000_000} MB, and visitors’ browsers read no more: no church’s three months are so long. Look in ChurchSuite for events with whole documents typed in their descriptions.`;
  }
  if (json === undefined) {
    return "Something answers, but with a web page and not with events (no JSON). Does the address end in /json?";
  }
  return events ? null : NO_LIST;
}

function sentAway(to: string): string {
  const host = URL.parse(to)?.hostname;
  if (host === "churchsuite.com" || host === "www.churchsuite.com") {
    return `ChurchSuite sends us away: it knows no account of that name. Is it spelt right in ${CHURCH_FILE}?`;
  }
  return `This address sends us on${host ? ` to ${host}` : ""}, where a visitor’s browser may not follow. Has the church’s account another name now?`;
}

const names = {
  embed: "the embed feed",
  calendar: "the newer feed",
} satisfies Record<FeedFormat, string>;

const EMBED_ENDS = `ChurchSuite expects to switch its older interface off in 2027, and perhaps this feed with it. The newer one is read as well: in ChurchSuite Calendar, Embed, More, Developer JSON shows its UUID; write that behind “calendar:” in ${CHURCH_FILE}.`;

/** Whether the address and its answer are what the church's file tells the website to expect. */
function agreementOf(
  address: URL,
  format: FeedFormat,
  church: ChurchSuiteAccount | undefined,
): Finding[] {
  const calendar = calendarIn(address);
  if (calendar !== null && formatOf(calendar) !== format) {
    return [
      must(
        "",
        `This is the address of ${names[formatOf(calendar)]}, but the answer has the form of ${names[format]}: the website cannot read it.`,
      ),
    ];
  }
  const readable = know("", `It answers, and it is ${names[format]}, which the website can read.`);
  const ends = format === "embed" ? [should("", EMBED_ENDS)] : [];
  if (!church) {
    const none = `${CHURCH_FILE} names no account at ChurchSuite: the website reads no calendar.`;
    return [readable, ...ends, should("", none)];
  }
  // An address of nobody's making says only by its answer which feed it is.
  const isTheWebsites =
    calendar === null ? formatOf(church.calendar) === format : calendar === church.calendar;
  const toWrite = calendar ?? (format === "embed" ? "embed" : "its UUID");
  const another = `The website reads another feed: ${CHURCH_FILE} has “calendar: ${church.calendar}”. To change to this one, write “calendar: ${toWrite}” there.`;
  return [
    readable,
    ...ends,
    accountFinding(address, church.account),
    ...(isTheWebsites ? [] : [should("", another)]),
  ];
}

function accountFinding({ hostname }: URL, account: string): Finding {
  const asked = /^([a-z\d-]+)\.churchsuite\.com$/.exec(hostname)?.[1];
  if (asked === account) return know("", `It is the account in ${CHURCH_FILE}.`);
  const inContent = `reads “${account}”, the account in ${CHURCH_FILE}.`;
  return should(
    "",
    asked
      ? `It is the account “${asked}”. The website ${inContent}`
      : `It is not an address of ChurchSuite’s. The published website ${inContent}`,
  );
}

/** What church.yaml calls the calendar at this address: "embed", a UUID, or null for neither. */
function calendarIn({ pathname }: URL): string | null {
  if (pathname.endsWith("/embed/calendar/json")) return "embed";
  return /\/-\/calendar\/([^/]+)\/json$/.exec(pathname)?.[1] ?? null;
}

function formatOf(calendar: string): FeedFormat {
  return calendar === "embed" ? "embed" : "calendar";
}

/** Whether browsers let the church's website, `origin`, read the calendar. */
function sharingOf(pages: Reply[], origin: string): Finding {
  const allowed = pages.map(({ headers }) => headers.get("access-control-allow-origin"));
  const other = allowed.find((allows) => allows !== "*" && allows !== origin);
  if (other === undefined) return know("", "It may be read by websites.");
  return must(
    "",
    other
      ? `It may be read by ${other} only, and not by ${origin}, which is the website in ${CHURCH_FILE}. Ask ChurchSuite.`
      : "It does not say that websites may read it (the header Access-Control-Allow-Origin is missing): without it visitors’ browsers may not read the calendar. Ask ChurchSuite.",
  );
}
