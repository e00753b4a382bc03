import { readChurch } from "#app/content-loader/church.server.ts";
import { readConsents } from "#app/content-loader/consents.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { endsOf } from "#app/content-loader/due.server.ts";
import { askGit } from "#app/content-loader/git.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { type ChurchEvent, soonestFirst } from "#app/events/event.ts";
import { diaryEvent } from "#app/groups/group-diary.server.ts";
import { timedNotices } from "#app/layout/notices.server.ts";
import { eventsIn, readDiary } from "#app/meetings/diary.server.ts";
import { comingMeetings, type Series } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { CHURCH_ZONE, churchTimeAt, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange, yearOf } from "#app/time/written-times.ts";
import { parseStatus, STATUS_FILE, type Status } from "./status.ts";

/** How the site is now: the same for the page and its file. Throws ContentProblems. */
export const readStatus = oncePerBuild(() => statusAt(buildTime()));

async function statusAt(now: Date): Promise<Status> {
  const at = churchTimeAt(now);
  const church = readChurch();
  const dayAt = (moment: number) => dayOf(churchTimeAt(new Date(moment)));
  return {
    church: church.name,
    zone: CHURCH_ZONE,
    built: { at, ...readCommit(), isSample: contentName === "sample", isStandIn },
    diary: await foundInDiary(now),
    meetings: nextMeetings([...readServices(), ...readGroupSeries()], at),
    notices: timedNotices(readNotices(), church.services, now)
      .filter(({ until }) => until > now.getTime())
      .map(({ words, from, until }) => ({ words, from: dayAt(from), until: dayAt(until - 1) })),
    ends: endsOf(readYear(), readConsents(), dayOf(at)),
  };
}

const SHORT_COMMIT = 10;

/** The commit of a folder, as git knows it, or as the host that builds without git's history names it in `env`. */
export function readCommit(folder = ".", env: NodeJS.Dict<string> = process.env) {
  const known = askGit(folder, "rev-parse", "HEAD").trim();
  // GitHub's, Cloudflare's builders' and Netlify's.
  const { GITHUB_SHA, WORKERS_CI_COMMIT_SHA, CF_PAGES_COMMIT_SHA, COMMIT_REF } = env;
  const named = GITHUB_SHA || WORKERS_CI_COMMIT_SHA || CF_PAGES_COMMIT_SHA || COMMIT_REF;
  return {
    commit: (known || named)?.slice(0, SHORT_COMMIT) ?? null,
    hasOtherChanges: askGit(folder, "status", "--porcelain") !== "",
  };
}

/** In milliseconds: nobody waits longer for a build because of it. */
const LIVE_SITE_TIMEOUT = 5_000;

/** What a build found of the church's calendar, or else carries on from the live website; null where the church keeps none. */
async function foundInDiary(now: Date): Promise<Status["diary"]> {
  const diary = await readDiary();
  if (!diary.feed) return null;
  if (diary.snapshot) return diaryOf(eventsIn(diary), now);
  const lastRead = isStandIn ? null : await lastReadingOf(readChurch().website);
  return { isRead: false, lastRead, events: 0, next: null };
}

/** A calendar that was read at `now`. The next event is one that takes place. */
export function diaryOf(events: ChurchEvent[], now: Date): Status["diary"] {
  const next = soonestFirst(events).find(({ status }) => status !== "cancelled");
  return {
    isRead: true,
    lastRead: churchTimeAt(now),
    events: events.length,
    next: next ? { name: next.name, when: diaryEvent(next, now).when } : null,
  };
}

/** When the website that is live was last built with the church's calendar; null where it does not say. */
export async function lastReadingOf(website: string): Promise<WallTime | null> {
  try {
    const signal = AbortSignal.timeout(LIVE_SITE_TIMEOUT);
    const answer = await fetch(new URL(STATUS_FILE, website), { signal });
    return parseStatus(await answer.text())?.diary?.lastRead ?? null;
  } catch {
    return null;
  }
}

/**
 * When each series meets next after `now`, the soonest first: its day, hours and, where it is another than usual, place;
 * or, at the end, why nobody knows.
 */
export function nextMeetings(all: Series[], now: WallTime): Status["meetings"] {
  const meetings = all.map(({ name, path, when, afterLast, meetings }) => {
    const [meeting] = comingMeetings(meetings, now, 1).next;
    if (!meeting) {
      const words = afterLast ?? `${when}. There is no year.yaml, and so no dates.`;
      return { name, path, next: null, words };
    }
    const { day, hours, name: own, where } = meeting;
    const year = yearOf(day) === yearOf(now) ? "" : ` ${yearOf(day)}`;
    const clock = hours.from && clockRange(hours.from, hours.to);
    const words = [britishDate(day) + year, clock, own, where];
    return { name, path, next: day, words: words.filter(Boolean).join(", ") };
  });
  return meetings.sort((one, other) => ((one.next ?? "9") < (other.next ?? "9") ? -1 : 1));
}
