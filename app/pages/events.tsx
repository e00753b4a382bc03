import light from "#app/art/drawn/light/events.svg?url";
import { sharingPicture } from "#app/art/sharing.server.ts";
import { calendarFeed } from "#app/content/church-suite.server.ts";
import { readEventsPage } from "#app/content/pages.server.ts";
import { EventList } from "#app/events/event-list.tsx";
import { ListSkeleton } from "#app/events/list-skeleton.tsx";
import { WhenEventsArrive } from "#app/events/when-events-arrive.tsx";
import { PageHead } from "#app/frame/page-head.tsx";
import { PageBody } from "#app/ui/page-body.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/events";

export function loader() {
  return { words: readEventsPage(), picture: sharingPicture("events"), feedUrl: calendarFeed() };
}

export default function Events({ loaderData: { words, picture, feedUrl } }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <PageBody>
        <WhenEventsArrive
          feedUrl={feedUrl}
          skeleton={<ListSkeleton />}
          failedWords={words.failed}
          heading="h2"
        >
          {(events) => <EventList events={events} />}
        </WhenEventsArrive>
      </PageBody>
    </>
  );
}
