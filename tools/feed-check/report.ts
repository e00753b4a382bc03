import type { Church } from "#app/content-loader/church.server.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { agreementOf } from "./agreement.ts";
import { type Answer, eventsPageIn } from "./answer.ts";
import { diaryFindings } from "./diary.ts";
import { type Finding, inWords, worthALook } from "./finding.ts";
import { refusalIn } from "./refusal.ts";
import { sharingOf } from "./sharing.ts";

/** What is to be said to the office, and whether visitors will see events, or honestly none. */
export type Report = { text: string; isWell: boolean };

type KnownOfChurch = Pick<Church, "website" | "churchsuite">;

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
  const conclusion = isWell ? "So visitors see what is in this calendar." : withoutEvents(answer);
  const asked = `Asked: ${address.href}`;
  return { text: [asked, "", ...findings.map(inWords), "", conclusion].join("\n"), isWell };
}

function findingsOf(
  address: URL,
  answer: Answer,
  { website, churchsuite }: KnownOfChurch,
  now: WallTime,
): Finding[] {
  const refusal = refusalIn(answer, address);
  if (refusal || answer.came !== "pages") return refusal ? [refusal] : [];
  const { pages, seconds } = answer;
  const shape = eventsPageIn(pages[0])?.shape ?? "embed";
  return [
    ...agreementOf(address, shape, churchsuite),
    ...waited(seconds),
    sharingOf(pages, new URL(website).origin),
    ...diaryFindings(pages, now),
  ];
}

function withoutEvents({ came }: Answer): string {
  // The fault may be this computer's own.
  if (came === "nothing") return "So what visitors see of this calendar cannot be said from here.";
  return "So visitors see no events from this calendar until that is mended.";
}

function waited(seconds: number): Finding[] {
  if (seconds < SLOW_SECONDS) return [];
  return [worthALook(`It took ${Math.round(seconds)} seconds, and visitors wait as long.`)];
}
