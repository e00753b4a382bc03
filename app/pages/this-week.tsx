import { Subscribe } from "#app/calendars/subscribe.tsx";
import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import { makeQrCode, readWeek } from "#app/week/week.server.ts";
import { WeekSheet } from "#app/week/week-sheet.tsx";
import type { Route } from "./+types/this-week";

export function loader() {
  const church = thisChurch();
  const words = church.pages["this-week"];
  const week = readWeek(church);
  const address = new URL("/this-week", church.facts.website).href;
  return { words, week, failedWords: words.failed, address, qr: makeQrCode(address) };
}

export default function ThisWeek({ loaderData: { words, ...sheet } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="this-week" light="events" words={words} />
      <PageBody>
        <WeekSheet {...sheet} />
        <Subscribe calendar="/calendar.ics" label="Add everything to your calendar" />
      </PageBody>
    </>
  );
}
