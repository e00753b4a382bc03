import { useLoaderData } from "react-router";
import light from "#app/assets/light/events.svg?url";
import { churchFeed } from "#app/content-loader/church-suite.server.ts";
import { readEventsPage } from "#app/content-loader/pages.server.ts";
import { preloadHtmlParser } from "#app/events/description/read-description.ts";
import { soonestFirst } from "#app/events/event.ts";
import { reachText } from "#app/events/event-text.ts";
import { EventsSection } from "#app/events/events-section.tsx";
import { EventList } from "#app/events/list/event-list.tsx";
import { ListSkeleton } from "#app/events/list/list-skeleton.tsx";
import { takeSnapshot } from "#app/events/snapshot.server.ts";
import { forEventsPage } from "#app/events/snapshot.ts";
import { EventsForSearch } from "#app/events/structured-data.tsx";
import { readEventGroups } from "#app/groups/event-groups.server.ts";
import { PageHead } from "#app/layout/page-head.tsx";
import { SubscribeToAll } from "#app/meetings/subscribe.tsx";
import { sharingPicture } from "#app/pictures/generated.server.ts";
import { useChurch } from "#app/site.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageBody, PageTitle } from "#app/ui/page-title.tsx";

export async function loader() {
  const feed = churchFeed();
  if (!feed) throw new Error("the church keeps no events at ChurchSuite");
  const snapshot = await takeSnapshot(feed);
  return {
    words: readEventsPage(),
    picture: sharingPicture("events"),
    feed,
    snapshot: snapshot && forEventsPage(snapshot),
    groups: readEventGroups(),
  };
}

export default function Events() {
  // Not from the route's own types: where there is no account there is no such route.
  const { words, picture, feed, snapshot, groups } = useLoaderData<typeof loader>();
  const church = useChurch();
  return (
    <>
      <PageHead {...words} picture={picture} />
      <PageTitle heading={words.heading} lead={words.lead} light={light}>
        <MoreLink to="/this-week">{words.week}</MoreLink>
        <SubscribeToAll />
      </PageTitle>
      <PageBody>
        <EventsSection
          feed={feed}
          snapshot={snapshot}
          groups={groups}
          preload={preloadHtmlParser}
          pick={soonestFirst}
          skeleton={<ListSkeleton />}
          failedWords={words.failed}
          heading="h2"
          summaryOf={reachText}
        >
          {(shownEvents) => (
            <>
              <EventsForSearch {...shownEvents} host={{ church, picture }} />
              <EventList {...shownEvents} />
            </>
          )}
        </EventsSection>
      </PageBody>
    </>
  );
}
