import type { Church, ChurchSuiteAccount } from "#app/content-loader/church.server.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { agreementOf, lostPagesIn, refusalIn, sharingOf } from "./answer-findings.ts";
import { type Answer, eventsPageIn } from "./ask-feed.ts";
import { eventFindings, type KnownFacts } from "./event-findings.ts";
import { type Finding, worthALook } from "./finding.ts";

/** What is to be said to the office, and whether visitors will see events, or honestly none. */
export type Report = { text: string; isWell: boolean };

type KnownOfChurch = Pick<Church, "website"> & KnownFacts & { churchsuite: ChurchSuiteAccount };

const EVENTS_NAMED = 10;

const signs = {
  good: "✓",
  "worth a look": "•",
  "keeps visitors from their events": "✗",
} satisfies Record<Finding["weight"], string>;

// Below it nobody calls it waiting.
const SLOW_SECONDS = 3;

/** Reports on what the address answered. `now` is the church's time. */
export function reportOn(
  address: URL,
  answer: Answer,
  church: KnownOfChurch,
  now: WallTime,
): Report {
  const findings = findingsOf(address, answer, church, now);
  const isWell = findings.every(({ weight }) => weight !== "keeps visitors from their events");
  let conclusion = "So visitors see what is in this calendar.";
  if (!isWell) conclusion = "So visitors see no events from this calendar until that is mended.";
  // The fault may be this computer's own.
  if (answer.came === "nothing") {
    conclusion = "So what visitors see of this calendar cannot be said from here.";
  }
  const asked = `Asked: ${address.href}`;
  return { text: [asked, "", ...findings.map(asPrinted), "", conclusion].join("\n"), isWell };
}

function findingsOf(address: URL, answer: Answer, church: KnownOfChurch, now: WallTime): Finding[] {
  const { website, churchsuite } = church;
  const refusal = refusalIn(answer, address);
  if (refusal || answer.came !== "pages") return refusal ? [refusal] : [];
  const { pages, seconds } = answer;
  const slow = `It took ${Math.round(seconds)} seconds, and visitors wait as long.`;
  return [
    ...agreementOf(address, eventsPageIn(pages[0])?.format ?? "embed", churchsuite),
    ...(seconds < SLOW_SECONDS ? [] : [worthALook(slow)]),
    sharingOf(pages, new URL(website).origin),
    ...lostPagesIn(pages),
    ...eventFindings(pages, address.origin, church, now),
  ];
}

/** A finding as it is printed, with its events below it. */
function asPrinted({ weight, words, events = [] }: Finding): string {
  const named = events.slice(0, EVENTS_NAMED).map((event) => `      ${event}`);
  const more = events.length - named.length;
  const rest = more > 0 ? [`      … and ${more} more`] : [];
  return [`  ${signs[weight]} ${words}`, ...named, ...rest].join("\n");
}
