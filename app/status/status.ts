import * as v from "valibot";
import type { OwnPage } from "#app/content-loader/own-pages.server.ts";
import type { Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { capital } from "#app/time/meeting-words.ts";
import {
  CHURCH_ZONE,
  clockOf,
  type Day,
  dayOf,
  readWallTime,
  type WallTime,
} from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, clockRange } from "#app/time/written-times.ts";

const day = v.pipe(v.string(), v.isoDate());
const moment = v.custom<WallTime>(
  (written) => typeof written === "string" && readWallTime(written) === written,
);
const count = v.pipe(v.number(), v.integer());

/** How a build found the site, as /status.json tells it to machines. Times are the church's; nobody is named whom no page names. */
const statusSchema = v.object({
  church: v.string(),
  zone: v.literal(CHURCH_ZONE),
  built: v.object({
    at: moment,
    /** Null where there is no git history. */
    commit: v.nullable(v.string()),
    hasOtherChanges: v.boolean(),
    isSample: v.boolean(),
    isStandIn: v.boolean(),
  }),
  /** Null where the church keeps no calendar at ChurchSuite. */
  diary: v.nullable(
    v.object({
      isRead: v.boolean(),
      /** When a build last could read it, where that is known. */
      lastRead: v.nullable(moment),
      events: count,
      next: v.nullable(v.object({ name: v.string(), when: v.string() })),
    }),
  ),
  /** Services and groups, and when each meets next: the day, null where none is known, and words for it. */
  meetings: v.array(
    v.object({ name: v.string(), path: v.string(), next: v.nullable(day), words: v.string() }),
  ),
  /** Those in force and those to come. */
  notices: v.array(v.object({ words: v.string(), from: day, until: day })),
  /** What runs out, the soonest first, with the last day on which it holds, and whether that is soon or past. */
  ends: v.array(v.object({ what: v.string(), file: v.string(), until: day, isSoon: v.boolean() })),
});

export type Status = v.InferOutput<typeof statusSchema>;

export const STATUS_FILE = "/status.json";
export const STATUS_HEADING = "How this site is";

/** The status that a site answered with; null where it is none. */
export function parseStatus(answer: string): Status | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), statusSchema), answer);
  return success ? output : null;
}

/** "Sunday 22 November 2026 at 4:10am". */
export function momentWords(at: WallTime): string {
  return `${weekdayOf(at)} ${britishDateAndYear(at)} at ${clockRange(clockOf(at))}`;
}

/** How the site was when it was built, a chapter for each thing that can go stale. */
export function statusChapters(status: Status): OwnPage["chapters"] {
  const { built, diary, meetings, notices, ends } = status;
  const today = dayOf(built.at);
  const nextMeetings = meetings.map(({ name, path, words }): Inline[] => [
    { kind: "link", href: path, words: [name] },
    words,
  ]);
  const ending = ends.map((end) => [`${capital(end.what)} (${end.file})`, endWords(end, today)]);
  const noEnds = "Nothing: there are neither school terms nor photos that somebody agreed to.";
  const runsOut = ends.length > 0 ? table("What", "Until", ending) : paragraphs(noEnds);
  return [
    { id: "build", heading: "The build", prose: sourceWords(built) },
    { id: "diary", heading: "The diary", prose: diaryWords(diary) },
    { id: "meetings", heading: "Who meets next", prose: table("Who", "When", nextMeetings) },
    { id: "notices", heading: "Notices", prose: noticeWords(notices, today) },
    { id: "ends", heading: "What runs out", prose: runsOut },
  ].map((chapter) => ({ ...chapter, sections: [] }));
}

function sourceWords({ commit, hasOtherChanges, isSample, isStandIn }: Status["built"]): Prose {
  const since = hasOtherChanges ? ", with changes since that nobody has committed" : "";
  return paragraphs(
    commit
      ? `It was made from commit ${commit}${since}.`
      : "From which commit it was made is not known: there is no git history where it was built.",
    isSample && "This is the sample, not a real church.",
    isStandIn && "Its events are invented: it was built to be tried, not to be published.",
  );
}

function diaryWords(diary: Status["diary"]): Prose {
  if (!diary) return paragraphs("The church keeps no diary that the site could read.");
  const { isRead, lastRead, events, next } = diary;
  if (!isRead) {
    const last = lastRead && `a build last could on ${momentWords(lastRead)}`;
    return paragraphs(
      `It could not be read when the site was built; ${last ?? "since when is not known"}. Visitors’ browsers ask it themselves.`,
      "npm run check-up -- diary says why.",
    );
  }
  const count = ["no event is", "one event is"][events] ?? `${events} events are`;
  return paragraphs(
    `It was read when the site was built: ${count} to come.`,
    next && `The next: ${next.name}, ${next.when}.`,
    events > 0 && !next && "None of them takes place: all are cancelled.",
  );
}

function noticeWords(notices: Status["notices"], today: Day): Prose {
  const inForce = notices.filter(({ from }) => from <= today);
  const toCome = notices.length - inForce.length;
  return paragraphs(
    inForce.length === 0 && "None is in force.",
    ...inForce.map(({ words, until }) => `${words} Until ${britishDateAndYear(until)}.`),
    toCome > 0 && `${toCome} more to come.`,
  );
}

/** "31 August 2027", and whether that is near or past. */
function endWords({ until, isSoon }: Status["ends"][number], today: Day): string {
  const when = britishDateAndYear(until);
  if (until < today) return `${when}: it has run out`;
  return isSoon ? `${when}: soon` : when;
}

function paragraphs(...words: (string | false | null)[]): Prose {
  return words.flatMap((one) => (one ? { kind: "paragraph", words: [one] } : []));
}

function table(what: string, when: string, rows: Inline[][]): Prose {
  const cells = rows.map((row) => row.map((words) => [words]));
  return [{ kind: "table", head: [[what], [when]], rows: cells }];
}
