import { parseStatus, STATUS_FILE, type Status } from "#app/published/status.ts";
import {
  britishDateAndYear,
  clockOf,
  clockRange,
  daysBetween,
  type WallTime,
  weekdayOf,
} from "#time";
import type { Finding, Report } from "./finding.ts";

/** How long to wait for each file, in milliseconds. */
const TIMEOUT = 15_000;

/** The most days since a build. It is made every night, and a single night may fail. */
const OLDEST = 2;

/** Looks at a website as it is published: whether it is up, how old it is, and whether it could read the church's feed. */
export async function checkLiveSite(address: string, now: WallTime): Promise<Report> {
  const home = await ask(new URL("/", address));
  if ("problem" in home) return { text: "", findings: [home.problem] };
  const statusFile = new URL(STATUS_FILE, address);
  const answer = await ask(statusFile);
  if ("problem" in answer) return { text: "", findings: [answer.problem] };
  const status = parseStatus(answer.text);
  if (status) return reportStatus(status, now);
  const findings: Finding[] = [
    {
      weight: "must",
      where: statusFile.href,
      what: "says nothing that could be read.",
      mend: "It comes with the website: publish that again, all of it.",
    },
  ];
  return { text: "", findings };
}

/** Says how a website is at the church's time `now`, and finds what must be mended. */
export function reportStatus(status: Status, now: WallTime): Report {
  const { built, events, feedRead, datesUntil } = status;
  const when = `${weekdayOf(built)} ${britishDateAndYear(built)} at ${clockRange(clockOf(built))}`;
  const findings: Finding[] = [];
  if (daysBetween(built, now) > OLDEST) {
    findings.push({
      weight: "must",
      where: "",
      what: `The website was last built on ${when}, and should be every night: its dates and events grow old.`,
      mend: "Look at the last run of Publish under Actions, or at your host’s list of builds. It says what stopped it.",
    });
  }
  if (feedRead === false) {
    findings.push({
      weight: "must",
      where: "",
      what: "When the website was built the church’s calendar could not be read, so its pages have no events of their own.",
      mend: "npm run check-up -- diary asks it and says what it answers.",
    });
  }
  const text = `Built on ${when}; ${events} events to come, dates are known until ${britishDateAndYear(datesUntil)}.`;
  return { text, findings };
}

/** The text with which a website answered or, if it did not, what is wrong. */
type Answer = { text: string } | { problem: Finding };

async function ask(address: URL): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { signal }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  if (text !== null) return { text };
  const hasAnswered = response !== null && !response.ok;
  return {
    problem: {
      weight: "must",
      where: address.href,
      what: hasAnswered ? `answers with status ${response.status}.` : "does not answer.",
      mend: "Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again.",
    },
  };
}
