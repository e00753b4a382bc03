import { readChurch } from "#app/content-loader/church.server.ts";
import { readThisWeek } from "#app/content-loader/pages.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { churchFeed } from "#app/events/church-suite.server.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { forThisWeek } from "#app/events/snapshot.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { SubscribeToAll } from "#app/meetings/subscribe.tsx";
import { qrCode, readSheet } from "#app/this-week/sheet.server.ts";
import { WeekSheet } from "#app/this-week/week-sheet.tsx";
import { buildTime } from "#app/time/build-time.server.ts";
import { PageBody } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/this-week";

export async function loader() {
  const words = readThisWeek();
  const feed = churchFeed();
  const snapshot = feed && (await takeSnapshot(feed));
  const year = readYear();
  const week = {
    series: readSheet(),
    known: year && { from: year.from, to: year.to },
    feed,
    snapshot: snapshot && forThisWeek(snapshot),
    changes: readComingChanges(buildTime()),
    failedWords: words.failed,
  };
  const address = new URL("/this-week", readChurch().website).href;
  return { words, week, address, qr: qrCode(address) };
}

export default function ThisWeek({ loaderData: { words, ...sheet } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="this-week" light="events" words={words} />
      <PageBody>
        <WeekSheet {...sheet} />
        <SubscribeToAll />
      </PageBody>
    </>
  );
}
