import { readChurch } from "#app/church/church-facts.server.ts";
import { readThisWeek } from "#app/church/pages.server.ts";
import { readTimedNotices } from "#app/layout/notices.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { SubscribeToAll } from "#app/meetings/subscribe.tsx";
import { buildTime } from "#app/time/build-time.server.ts";
import { PageBody } from "#app/ui/page-title.tsx";
import { qrCode, readWeek } from "#app/week/sheet.server.ts";
import { WeekSheet } from "#app/week/week-sheet.tsx";
import type { Route } from "./+types/this-week";

export async function loader() {
  const words = readThisWeek();
  const week = await readWeek(readTimedNotices(buildTime()));
  const address = new URL("/this-week", readChurch().website).href;
  return { words, week, failedWords: words.failed, address, qr: qrCode(address) };
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
