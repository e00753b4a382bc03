import { parseStatus, STATUS_FILE, type Status } from "#app/published/status.ts";
import {
  britishDateAndYear,
  clockOf,
  clockRange,
  daysBetween,
  type WallTime,
  weekdayOf,
} from "#time";
import { type Finding, must, type Report } from "./finding.ts";

/** How long to wait for each file, in milliseconds. */
const TIMEOUT = 15_000;

/** The most days since a build. It is made every night, and a single night may fail. */
const OLDEST = 2;

/** Looks at a website as it is published: whether it is up, how old it is, and whether it could read the church's feed. */
export async function checkLiveSite(address: string, now: WallTime): Promise<Report> {
  const home = await ask(new URL("/", address));
  if (typeof home !== "string") return { text: "", findings: [home] };
  const statusFile = new URL(STATUS_FILE, address);
  const answer = await ask(statusFile);
  if (typeof answer !== "string") return { text: "", findings: [answer] };
  const status = parseStatus(answer);
  if (status) return reportStatus(status, now);
  const unreadable = must(
    statusFile.href,
    "says nothing that could be read.",
    "It comes with the website: publish that again, all of it.",
  );
  return { text: "", findings: [unreadable] };
}

/** Says how a website is at the church's time `now`, and finds what must be mended. */
export function reportStatus(status: Status, now: WallTime): Report {
  const { built, events, feedRead, datesUntil } = status;
  const when = `${weekdayOf(built)} ${britishDateAndYear(built)} at ${clockRange(clockOf(built))}`;
  const old = must(
    "",
    `The website was last built on ${when}, and should be every night: its dates and events grow old.`,
    "Look at the last run of Publish under Actions, or at your host’s list of builds. It says what stopped it.",
  );
  const withoutFeed = must(
    "",
    "When the website was built the church’s calendar could not be read, so its pages have no events of their own.",
    "npm run check-up -- diary asks it and says what it answers.",
  );
  return {
    text: `Built on ${when}; ${events} events to come, dates are known until ${britishDateAndYear(datesUntil)}.`,
    findings: [
      ...(daysBetween(built, now) > OLDEST ? [old] : []),
      ...(feedRead === false ? [withoutFeed] : []),
    ],
  };
}

/** Asks for an address. Resolves with the text that it answers or, if it does not, with what is wrong. */
async function ask({ href }: URL): Promise<string | Finding> {
  const mend =
    "Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again.";
  try {
    const response = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) return await response.text();
    return must(href, `answers with status ${response.status}.`, mend);
  } catch {
    return must(href, "does not answer.", mend);
  }
}
