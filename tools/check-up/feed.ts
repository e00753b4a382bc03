import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import {
  type Church,
  type ChurchSuiteAccount,
  readChurch,
} from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { FEED_TIMEOUT, feedAt } from "#app/events/feed/fetch-feed.ts";
import { at, plainText } from "#app/events/feed/fields.ts";
import { MOST_BYTES } from "#app/events/feed/limits.ts";
import type { FeedFormat } from "#app/events/feed/parse-feed.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { type Answer, askFeed, type Replies, type Reply, TOO_LATE } from "./ask-feed.ts";
import { eventFindings } from "./feed-events.ts";
import { chapter, type Finding, isMust, those } from "./finding.ts";

const { must, should, know } = chapter("The church’s diary");

// Which of the folders it is in, the office should not have to guess.
const CHURCH_FILE = contentPath("church.yaml");

const NO_ACCOUNT = `${CHURCH_FILE} names no account at ChurchSuite (churchsuite:), so the website has no calendar to read.`;

/** Below it nobody calls it waiting. */
const SLOW_SECONDS = 3;

/** Asks the church's calendar, or the one that is `wanted`, as the website does. Throws, in words for the office, where there is none. */
export async function askDiary(wanted: string | undefined, now: WallTime) {
  const church = readChurch();
  const address = addressOf(wanted, church.churchsuite);
  const answer = await askFeed(address, new URL(church.website).origin);
  return feedReport(address, answer, church, now);
}

/** An address as it is, the feed of an account, or with nothing said the one in church.yaml. Throws at what is none. */
export function addressOf(wanted: string | undefined, account: ChurchSuiteAccount | undefined) {
  const meant = wanted?.trim() || account?.account;
  if (!meant) throw new Error(NO_ACCOUNT);
  if (/^[a-z\d-]+$/i.test(meant)) {
    const { account: origin } = churchSuiteHosts(meant.toLowerCase());
    return new URL(feedAt(origin, account?.calendar ?? "embed", { phones: [], streams: [] }).url);
  }
  const address = URL.parse(meant.includes("://") ? meant : `https://${meant}`);
  if (address && (address.protocol === "https:" || isOnThisComputer(address))) return address;
  throw new Error(`“${meant}” is neither an address with https nor the name of an account.`);
}

function isOnThisComputer({ hostname }: URL): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

type KnownFacts = Pick<Church, "website" | "churchsuite">;

/** What the address of the feed answered, and what that means for visitors. `now` is the church's time. */
export function feedReport(address: URL, answer: Answer, church: KnownFacts, now: WallTime) {
  const found =
    "because" in answer
      ? [must(silenceOf(answer.because, address))]
      : findingsOf(address, answer, church, now);
  let conclusion = "So visitors see what is in this calendar.";
  // Where nobody was reached, the fault may be this computer's own.
  if ("because" in answer && answer.because !== TOO_LATE) {
    conclusion = "So what visitors see of this calendar cannot be said from here.";
  } else if (found.some(isMust)) {
    conclusion = "So visitors see no events from this calendar until that is mended.";
  }
  return { findings: [know(`Asked: ${address.href}`), ...found], conclusion };
}

function silenceOf(because: string, address: URL): string {
  if (because === TOO_LATE) {
    return `There was no answer in ${FEED_TIMEOUT / 1000} seconds, and visitors’ browsers wait no longer. Try again in a while; if it stays so, ask ChurchSuite.`;
  }
  if (because === "ECONNREFUSED" && isOnThisComputer(address)) {
    return `Nothing runs at ${address.host} on this computer. Is npm start running in another window?`;
  }
  return `${address.host} could not be reached (${because}). Is its name right, and is this computer connected to the internet?`;
}

function findingsOf(address: URL, answer: Replies, church: KnownFacts, now: WallTime): Finding[] {
  const { replies, seconds } = answer;
  const [first, ...others] = replies;
  const refusal = refusalOf(first);
  if (refusal || !first.events) return [must(refusal ?? NO_LIST)];
  return those(
    agreementOf(address, first.events.format, church.churchsuite),
    seconds >= SLOW_SECONDS &&
      should(`It took ${Math.round(seconds)} seconds, and visitors wait as long.`),
    sharingOf(replies, new URL(church.website).origin),
    // Visitors see the events of the others.
    others.flatMap((reply, index) => {
      const reason = refusalOf(reply);
      const page = `Page ${index + 2} of ${replies.length} is missing, and the site says that some events are.`;
      return reason ? should(`${page} ${reason}`) : [];
    }),
    eventFindings(replies, address.origin, now),
  );
}

const NO_LIST = "Something answers, but there is no list of events in it.";

/** Why there are no events in a reply, or null where there are, or honestly none. */
function refusalOf({ status, headers, json, isTooLong, events }: Reply): string | null {
  const sentTo = headers.get("location");
  if (sentTo !== null && status >= 300 && status < 400) {
    const host = URL.parse(sentTo)?.hostname ?? "elsewhere";
    return /^(?:www\.)?churchsuite\.com$/.test(host)
      ? `ChurchSuite sends us away: it knows no account of that name. Is it spelt right in ${CHURCH_FILE}?`
      : `This address sends us on to ${host}, where a visitor’s browser may not follow. Has the church’s account another name now?`;
  }
  if (headers.get("cf-mitigated") === "challenge") {
    return "ChurchSuite’s guard wants proof of a browser and lets no program in. Open the address in a browser to see what it says.";
  }
  const error = at(json, "error.message");
  if (error !== undefined) {
    return `ChurchSuite answers with an error: “${plainText(error)}” Is the UUID right in ${CHURCH_FILE}?`;
  }
  if (status === 403) {
    return "ChurchSuite does not show this calendar to websites: its embed is switched off. Somebody who may change the settings of ChurchSuite’s Calendar has to switch Embed on there, and tick “Show in Embed” at each event that visitors should see.";
  }
  if (status === 404) return "There is nothing at this address (status 404). Is it spelt right?";
  if (status !== 200) {
    return `ChurchSuite answers with status ${status} instead of events. Try again later; if it stays so, ask ChurchSuite.`;
  }
  if (isTooLong) {
    return `The answer is longer than ${MOST_BYTES / 1_000_000} MB, and visitors’ browsers read no more: no church’s three months are so long. Look in ChurchSuite for events with whole documents typed in their descriptions.`;
  }
  if (json === undefined) {
    return "Something answers, but with a web page and not with events (no JSON). Does the address end in /json?";
  }
  return events ? null : NO_LIST;
}

const EMBED_ENDS = `ChurchSuite expects to switch its older interface off in 2027, and perhaps this feed with it. The newer one is read as well: in ChurchSuite Calendar, Embed, More, Developer JSON shows its UUID; write that behind “calendar:” in ${CHURCH_FILE}.`;

/** Whether the address and its answer are what the church's file tells the website to expect. */
function agreementOf(address: URL, format: FeedFormat, church: ChurchSuiteAccount | undefined) {
  const isEmbed = format === "embed";
  const feeds = ["the embed feed", "the newer feed"];
  const [feed, otherFeed] = isEmbed ? feeds : feeds.reverse();
  // An address of nobody's making says only by its answer which feed it is.
  const [path, uuid] = /\/(?:embed|-)\/calendar(?:\/([^/]+))?\/json$/.exec(address.pathname) ?? [];
  const wrong = `This is the address of ${otherFeed}, but the answer has the form of ${feed}: the website cannot read it.`;
  if (path && isEmbed === Boolean(uuid)) return [must(wrong)];
  const isTheWebsites = church && address.href === addressOf(undefined, church).href;
  const its = church
    ? `The website reads another calendar: ${CHURCH_FILE} has “account: ${church.account}” and “calendar: ${church.calendar}”.`
    : `${CHURCH_FILE} names no account at ChurchSuite: the website reads no calendar.`;
  const toWrite = `To read this one instead, write its account and “calendar: ${uuid ?? (isEmbed ? "embed" : "its UUID")}” there.`;
  return those(
    know(`It answers, and it is ${feed}, which the website can read.`),
    isEmbed && should(EMBED_ENDS),
    isTheWebsites ? know(`It is the account in ${CHURCH_FILE}.`) : should(`${its} ${toWrite}`),
  );
}

/** Whether browsers let the church's website, `origin`, read the calendar. */
function sharingOf(replies: Reply[], origin: string): Finding {
  const allowed = replies.map(({ headers }) => headers.get("access-control-allow-origin"));
  const other = allowed.find((allows) => allows !== "*" && allows !== origin);
  if (other === undefined) return know("It may be read by websites.");
  const what = `Visitors’ browsers may not read it: the header Access-Control-Allow-Origin ${other ? `names ${other}` : "is missing"}, and should name ${origin}, the website in ${CHURCH_FILE}. Ask ChurchSuite.`;
  return must(what);
}
