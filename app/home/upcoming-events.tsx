import type { EventsWords, HomeWords } from "#app/content-loader/pages.server.ts";
import { CarouselSkeleton } from "#app/events/carousel/carousel-skeleton.tsx";
import { EventsCarousel } from "#app/events/carousel/events-carousel.tsx";
import { type ChurchEvent, firstOnHome } from "#app/events/event.ts";
import { EventsSection } from "#app/events/events-section.tsx";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import type { EventGroup } from "#app/events/parts/event-group.tsx";
import type { Snapshot } from "#app/events/snapshot.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import styles from "./upcoming-events.module.css";

export function UpcomingEvents({
  words,
  failedWords,
  feed,
  snapshot,
  groups,
}: {
  words: HomeWords["events"];
  failedWords: EventsWords["failed"];
  feed: Feed;
  snapshot: Snapshot | null;
  groups: EventGroup[];
}) {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <div className={styles.stage}>
          <div className={styles.head}>
            <h2>{words.heading}</h2>
            <MoreLink to="/this-week">{words.week}</MoreLink>
            <MoreLink to="/events">{words.link}</MoreLink>
          </div>
          <EventsSection
            feed={feed}
            snapshot={snapshot}
            groups={groups}
            pick={firstOnHome}
            skeleton={<CarouselSkeleton />}
            failedWords={failedWords}
            heading="h3"
            noteBelow
            summaryOf={shareText}
          >
            {(shownEvents) => <EventsCarousel {...shownEvents} name={words.heading} />}
          </EventsSection>
        </div>
      </div>
    </div>
  );
}

function shareText(events: ChurchEvent[]): string {
  const count = firstOnHome(events).length;
  if (count === 0) return "";
  if (count === events.length) return "That is all there is in the church diary just now.";
  return `The first ${count} of ${events.length} events in the church diary.`;
}
