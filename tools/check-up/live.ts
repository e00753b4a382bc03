import { parseStatus, STATUS_FILE, type Status } from "#app/status/status.ts";
import { clockOf, daysBetween, type WallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, clockRange } from "#app/time/written-times.ts";
import { chapter, type Finding, those } from "./finding.ts";

const { must, know } = chapter("The live website");

/** In milliseconds, for each file. */
const TIMEOUT = 15_000;

/** How many days a build may be of, its own and today counted: a single night may fail. */
const OLDEST = 2;

/** Looks at a website as it is published: whether it is up, how old it is, and whether it has the church's events. */
export async function findingsAt(address: string, now: WallTime): Promise<Finding[]> {
  const home = await ask(new URL("/", address));
  if (home.problem) return [home.problem];
  const statusFile = new URL(STATUS_FILE, address);
  const { text, problem } = await ask(statusFile);
  if (problem) return [problem];
  const status = parseStatus(text);
  if (status) return statusFindings(status, now);
  const isOther =
    "says nothing that could be read. It comes with the website: publish that again, all of it.";
  return [must(isOther, statusFile.href)];
}

/** Says what of a website's status must not wait, at the church's time `now`. */
export function statusFindings(status: Status, now: WallTime): Finding[] {
  const { built, feedRead, datesUntil } = status;
  const when = `${weekdayOf(built)} ${britishDateAndYear(built)} at ${clockRange(clockOf(built))}`;
  const isOld = daysBetween(built, now) > OLDEST;
  const old = `The website was last built on ${when}, and should be every night: its dates and events grow old. Look at the last run of Publish under Actions, or at your host’s list of builds. It says what stopped it.`;
  const silent =
    "When the website was built the church’s calendar could not be read, so its pages have no events of their own. npm run check-up -- diary asks it and says what it answers.";
  const until = datesUntil ? `, with dates until ${britishDateAndYear(datesUntil)}` : "";
  return those(
    isOld && must(old),
    feedRead === false && must(silent),
    know(`built on ${when}${until}, and ${status.events} events to come.`),
  );
}

/** What a website answered at an address; without a text, and with what is wrong, where it does not answer. */
type Answer = { text: string; problem: Finding | null };

async function ask(address: URL): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const response = await fetch(address, { signal }).catch(() => null);
  const text = response?.ok ? await response.text().catch(() => null) : null;
  if (text !== null) return { text, problem: null };
  const how = !response || response.ok ? "does not answer" : `answers ${response.status}`;
  const toDo =
    "Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again.";
  return { text: "", problem: must(`${how}. ${toDo}`, address.href) };
}
