import { readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { readPhotoRegister } from "#app/content-loader/photo-register.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { timedNotices } from "#app/layout/notices.server.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { CHURCH_ZONE, churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { readCommit } from "./commit.server.ts";
import { readDiary } from "./diary.server.ts";
import { endsOf } from "./ends.server.ts";
import { nextMeetingOf, soonestMeetingFirst } from "./next-meeting.ts";
import { readReviews } from "./reviews.server.ts";
import type { Status } from "./status.ts";

/** How the site is now: the same for the page and its file. Throws ContentProblems. */
export const readStatus = oncePerBuild(() => statusAt(new Date()));

async function statusAt(now: Date): Promise<Status> {
  const at = churchTimeAt(now);
  const church = readChurch();
  const series = [...readServices(), ...readGroupSeries()];
  return {
    church: church.name,
    zone: CHURCH_ZONE,
    built: { at, ...readCommit(), isSample: contentName === "sample", isStandIn },
    diary: await readDiary(now),
    meetings: soonestMeetingFirst(series.map((one) => nextMeetingOf(one, at))),
    notices: timedNotices(readNotices(), church.services, now)
      .filter(({ until }) => until > now.getTime())
      .map(({ words, from, until }) => ({ words, from: dayAt(from), until: dayAt(until - 1) })),
    reviews: readReviews(),
    ends: endsOf(readYear(), readPhotoRegister(), dayOf(at)),
  };
}

/** The church's day at a moment in milliseconds since 1970. */
function dayAt(moment: number) {
  return dayOf(churchTimeAt(new Date(moment)));
}
