import { Subscribe } from "#app/calendars/subscribe.tsx";
import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import { makeQrCode, readWeek } from "#app/week/week.server.ts";
import { WeekSheet } from "#app/week/week-sheet.tsx";
import type { Route } from "./+types/this-week";

export function loader() {
  const church = thisChurch();
  const { name, website } = church.facts;
  const address = new URL("/this-week", website).href;
  return {
    words: {
      title: "This Week",
      description: `What is on at ${name} in the next seven days, with the hour, the place and who to ask.`,
      heading: "This Week",
      lead: "What is on at church, day by day, and who to ask.",
    },
    week: readWeek(church),
    address,
    qr: makeQrCode(address),
  };
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
