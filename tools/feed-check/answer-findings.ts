import type { ChurchSuiteAccount } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { at, plainText } from "#app/events/feed/fields.ts";
import type { FeedFormat } from "#app/events/feed/formats.ts";
import { MOST_BYTES } from "#app/events/feed/limits.ts";
import { accountIn, calendarIn, isOnThisComputer } from "./address.ts";
import { type Answer, eventsPageIn, type Reply } from "./ask-feed.ts";
import { type Finding, good, stopper, worthALook } from "./finding.ts";

// Which of the folders it is in, the office should not have to guess.
const CHURCH_FILE = contentPath("church.yaml");

/** Why there are no events in an answer, or null where there are, or honestly none. */
export function refusalIn(answer: Answer, address: URL): Finding | null {
  if (answer.came === "too late") {
    return stopper(
      `There was no answer in ${answer.timeout} seconds, and visitors’ browsers wait no longer. Try ` +
        "again in a while; if it stays so, ask ChurchSuite.",
    );
  }
  if (answer.came === "nothing") return stopper(unreachable(answer.because, address));
  const reason = refusalOf(answer.pages[0]);
  return reason ? stopper(reason) : null;
}

/** The pages behind the first that cannot be read: visitors see the events of the others. */
export function lostPagesIn(pages: Reply[]): Finding[] {
  return pages.slice(1).flatMap((reply, index) => {
    const reason = refusalOf(reply);
    if (!reason) return [];
    return worthALook(
      `Page ${index + 2} of ${pages.length} is missing, and the site says that some events are. ${reason}`,
    );
  });
}

function unreachable(because: string, address: URL): string {
  if (because === "ENOTFOUND" || because === "EAI_AGAIN") {
    return `Nobody on the internet is called ${address.hostname}, or this computer is not connected to it.`;
  }
  if (because === "ECONNREFUSED" && isOnThisComputer(address)) {
    return `Nothing runs at ${address.host} on this computer. Is npm start running in another window?`;
  }
  return `${address.host} could not be reached (${because}). Is this computer connected to the internet?`;
}

function refusalOf(reply: Reply): string | null {
  const { status, sentTo, isChallenge, json, isTooLong } = reply;
  if (sentTo !== null && status >= 300 && status < 400) return sentAway(sentTo);
  if (isChallenge) {
    return "ChurchSuite’s guard wants proof of a browser and lets no program in. Open the address in a browser to see what it says.";
  }
  const error = at(json, "error");
  if (typeof error === "object" && error !== null) {
    return `ChurchSuite answers with an error: “${plainText(at(error, "message"))}” Is the UUID right in ${CHURCH_FILE}?`;
  }
  if (status === 403) {
    return (
      "ChurchSuite does not show this calendar to websites: its embed is switched off. Somebody who " +
      "may change the settings of ChurchSuite’s Calendar has to switch Embed on there, and tick " +
      "“Show in Embed” at each event that visitors should see."
    );
  }
  if (status === 404) return "There is nothing at this address (status 404). Is it spelt right?";
  if (status >= 500) {
    return `ChurchSuite has a fault of its own (status ${status}). Try again later.`;
  }
  if (status !== 200) return `ChurchSuite answers with status ${status} instead of events.`;
  if (isTooLong) {
    return (
      `The answer is longer than ${MOST_BYTES / 1_000_000} MB, and visitors’ browsers read no more: no church’s ` +
      "three months are so long. Look in ChurchSuite for events with whole documents typed in their descriptions."
    );
  }
  if (json === undefined) {
    return "Something answers, but with a web page and not with events (no JSON). Does the address end in /json?";
  }
  return eventsPageIn(reply) ? null : "Something answers, but there is no list of events in it.";
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

const EMBED_ENDS = worthALook(
  "ChurchSuite expects to switch its older interface off in 2027, and perhaps this feed with it. The newer one is read as well: in " +
    `ChurchSuite Calendar, Embed, More, Developer JSON shows its UUID; write that behind “calendar:” in ${CHURCH_FILE}.`,
);

/** Whether the address and its answer are what the church's file tells the website to expect. */
export function agreementOf(
  address: URL,
  format: FeedFormat,
  church: ChurchSuiteAccount,
): Finding[] {
  const calendar = calendarIn(address);
  if (calendar !== null && formatOf(calendar) !== format) {
    return [
      stopper(
        `This is the address of ${names[formatOf(calendar)]}, but the answer has the form of ${names[format]}: ` +
          "the website cannot read it.",
      ),
    ];
  }
  // An address of nobody's making says only by its answer which feed it is.
  const isTheWebsites =
    calendar === null ? formatOf(church.calendar) === format : calendar === church.calendar;
  const toWrite = calendar ?? (format === "embed" ? "embed" : "its UUID");
  const another = worthALook(
    `The website reads another feed: ${CHURCH_FILE} has “calendar: ${church.calendar}”. To change to ` +
      `this one, write “calendar: ${toWrite}” there.`,
  );
  return [
    good(`It answers, and it is ${names[format]}, which the website can read.`),
    ...(format === "embed" ? [EMBED_ENDS] : []),
    accountFinding(accountIn(address), church),
    ...(isTheWebsites ? [] : [another]),
  ];
}

function accountFinding(account: string | null, church: ChurchSuiteAccount): Finding {
  if (account === church.account) return good(`It is the account in ${CHURCH_FILE}.`);
  const inContent = `“${church.account}”, the account in ${CHURCH_FILE}`;
  return worthALook(
    account
      ? `It is the account “${account}”. The website reads ${inContent}.`
      : `It is not an address of ChurchSuite’s. The published website reads ${inContent}.`,
  );
}

function formatOf(calendar: string): FeedFormat {
  return calendar === "embed" ? "embed" : "calendar";
}

/** Whether browsers let the church's website, `origin`, read the calendar. */
export function sharingOf(pages: Reply[], origin: string): Finding {
  const unshared = pages.find(({ allows }) => allows !== "*" && allows !== origin);
  if (!unshared) return good("It may be read by websites.");
  if (unshared.allows) {
    return stopper(
      `It may be read by ${unshared.allows} only, and not by ${origin}, which is the website in ` +
        `${CHURCH_FILE}. Ask ChurchSuite.`,
    );
  }
  return stopper(
    "It does not say that websites may read it (the header Access-Control-Allow-Origin is missing): " +
      "without it visitors’ browsers may not read the calendar. Ask ChurchSuite.",
  );
}
