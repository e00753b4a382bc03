import { endsSoon } from "#app/status/ends.server.ts";
import type { End, Status } from "#app/status/status.ts";
import { momentWords } from "#app/status/status-words.ts";
import { A_DAY } from "#app/time/durations.ts";
import { asUtc, type Day, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";

/** Something that must not wait: what is so, and what to do about it. */
export type Alarm = { what: string; toDo: string };

/** For how long the diary may be silent, and the night's build stand still, in days. */
const PATIENCE = 2;

/** What in the status of a live website must not wait, at the church's time `now`. */
export function alarmsOf(status: Status, now: WallTime): Alarm[] {
  return [
    ...invented(status.built),
    ...notBuilt(status.built, now),
    ...diaryUnread(status.diary, now),
    ...status.ends.flatMap((end) => ending(end, dayOf(now))),
  ];
}

function invented({ isSample, isStandIn }: Status["built"]): Alarm[] {
  return [
    ...(isSample
      ? [
          {
            what: "The website shows the sample congregation, and not your church.",
            toDo: "There was no folder content/ where it was built. Put yours there, and publish again",
          },
        ]
      : []),
    ...(isStandIn
      ? [
          {
            what: "The website was built to be tried: its events and forms are invented.",
            toDo: "Build it with npm run build, as the last command, and publish again",
          },
        ]
      : []),
  ];
}

function notBuilt({ at }: Status["built"], now: WallTime): Alarm[] {
  if (!isLongAgo(at, now)) return [];
  return [
    {
      what: `The website was last built on ${momentWords(at)}, and should be every night: its dates and events grow old.`,
      toDo: "Look at the last run of Publish under Actions. It says what stopped it; where GitHub has switched it off because nothing had changed for 60 days, switch it on there",
    },
  ];
}

/** A build is not yet an old one where it says that the diary could not be read. */
function diaryUnread(diary: Status["diary"], now: WallTime): Alarm[] {
  if (!diary || diary.isRead) return [];
  const { lastRead } = diary;
  if (lastRead && !isLongAgo(lastRead, now)) return [];
  const since = lastRead ? `since ${momentWords(lastRead)}` : "and nobody knows since when";
  return [
    {
      what: `The church’s diary cannot be read, ${since}: the pages have no events of their own.`,
      toDo: "Run npm run feed-check, which asks it as a visitor’s browser would and says what is wrong",
    },
  ];
}

function ending({ what, file, until }: End, today: Day): Alarm[] {
  if (!endsSoon(until, today)) return [];
  const when = britishDateAndYear(until);
  return [
    {
      what:
        until < today
          ? `Run out: ${what} (${file}), since ${when}.`
          : `Soon to run out: ${what} (${file}), on ${when}.`,
      toDo:
        file === "photos.yaml"
          ? "Run npm run launch-check, which names the photos. Ask again and put the new day, or take them away"
          : "Put the next ones in. docs/dates.md says how",
    },
  ];
}

function isLongAgo(time: WallTime, now: WallTime): boolean {
  return asUtc(now).getTime() - asUtc(time).getTime() > PATIENCE * A_DAY;
}
