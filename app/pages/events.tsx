import light from "#app/art/drawn/light/events.svg?url";
import { sharingPicture } from "#app/art/sharing.server.ts";
import { calendarFeed } from "#app/content/church-suite.server.ts";
import { readEventsPage } from "#app/content/pages.server.ts";
import { prepareDescriptions } from "#app/events/description/describe.ts";
import { ListSkeleton } from "#app/events/diary/list-skeleton.tsx";
import { takeSnapshot } from "#app/events/diary/snapshot.server.ts";
import { forEventsPage } from "#app/events/diary/snapshot.ts";
import { WhenEventsArrive } from "#app/events/diary/when-events-arrive.tsx";
import { EventList } from "#app/events/event-list.tsx";
import { EventsForSearch } from "#app/events/events-for-search.tsx";
import { reachOf } from "#app/events/reach.ts";
import { PageHead } from "#app/frame/page-head.tsx";
import { useChurch } from "#app/frame/use-site.ts";
import { PageBody } from "#app/ui/page-body.tsx";
import { PageTitle } from "#app/ui/page-title.tsx";
import type { Route } from "./+types/events";

export async function loader() {
  const feed = calendarFeed();
  const snapshot = await takeSnapshot(feed);
  return {
    words: readEventsPage(),
    picture: sharingPicture("events"),
    feed,
    snapshot: snapshot && forEventsPage(snapshot),
  };
}

/** What the build wrote does not change while somebody looks at the page. */
export const shouldRevalidate = () => false;

export default function Events({ loaderData }: Route.ComponentProps) {
  const { words, picture, feed, snapshot } = loaderData;
  const church = useChurch();
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light} />
      <PageBody>
        <WhenEventsArrive
          feed={feed}
          snapshot={snapshot}
          prepare={prepareDescriptions}
          skeleton={<ListSkeleton />}
          failedWords={words.failed}
          heading="h2"
          summaryOf={reachOf}
        >
          {(events, now) => (
            <>
              <EventsForSearch events={events} now={now} host={{ church, picture }} />
              <EventList events={events} now={now} website={church.website} />
            </>
          )}
        </WhenEventsArrive>
      </PageBody>
    </>
  );
}
