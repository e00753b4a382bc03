import light from "#app/assets/light/events.svg?url";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readThisWeek } from "#app/content-loader/pages.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { churchFeed } from "#app/events/church-suite.server.ts";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { forThisWeek } from "#app/events/snapshot.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { SubscribeToAll } from "#app/meetings/subscribe.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { qrCode, readSheet } from "#app/this-week/sheet.server.ts";
import { WeekSheet } from "#app/this-week/week-sheet.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";
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
    changes: readComingChanges(new Date()),
    failedWords: words.failed,
  };
  const address = new URL("/this-week", readChurch().website).href;
  return { words, picture: sharingPicture("this-week"), week, address, qr: qrCode(address) };
}

export default function ThisWeek({ loaderData }: Route.ComponentProps) {
  const { words, picture, week, address, qr } = loaderData;
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <PageBody>
        <WeekSheet week={week} address={address} qr={qr} />
        <SubscribeToAll />
      </PageBody>
    </>
  );
}
