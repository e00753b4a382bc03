import { soonestFirst } from "#app/events/event.ts";
import { cutText, reachText } from "#app/events/event-text.ts";
import { EventsSection, type EventsSource } from "#app/events/events-section.tsx";
import { tellSearchEngines } from "#app/events/structured-data.tsx";
import { useChurch } from "#app/site.ts";
import { EventList } from "./event-list.tsx";
import { ListSkeleton } from "./list-skeleton.tsx";

/** All events of the diary, on their own page. `picture` is the one search engines get for events without. */
export function UpcomingList({ picture, ...source }: EventsSource & { picture: string }) {
  const church = useChurch();
  return (
    <EventsSection
      {...source}
      onLoad={(events) => tellSearchEngines(events, { church, picture })}
      pick={soonestFirst}
      skeleton={<ListSkeleton />}
      heading="h2"
      summaryOf={(events, isCut) => (isCut ? cutText(events) : reachText(events))}
    >
      {(shownEvents) => <EventList {...shownEvents} />}
    </EventsSection>
  );
}
