import type { EventsWords, HomeWords } from "#app/content-loader/pages.server.ts";
import { CarouselSkeleton } from "#app/events/carousel/carousel-skeleton.tsx";
import { EventsCarousel } from "#app/events/carousel/events-carousel.tsx";
import { type ChurchEvent, firstOnHome } from "#app/events/event.ts";
import { WhenEventsArrive } from "#app/events/events-section.tsx";
import type { Feed } from "#app/events/feed/fetch-feed.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { MoreLink } from "#app/ui/more-link.tsx";
import styles from "./upcoming-events.module.css";

/** The first events of the diary. */
export function UpcomingEvents({
  words,
  website,
  failedWords,
  feed,
  snapshot,
}: {
  words: HomeWords["events"];
  failedWords: EventsWords["failed"];
  website: string;
  feed: Feed;
  snapshot: Snapshot | null;
}) {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <div className={styles.stage}>
          <div className={styles.head}>
            <h2>{words.heading}</h2>
            <MoreLink to="/events">{words.link}</MoreLink>
          </div>
          <WhenEventsArrive
            feed={feed}
            snapshot={snapshot}
            skeleton={<CarouselSkeleton />}
            failedWords={failedWords}
            heading="h3"
            noteBelow
            summaryOf={shareOf}
          >
            {(events, now) => (
              <EventsCarousel
                events={firstOnHome(events)}
                now={now}
                website={website}
                name={words.heading}
              />
            )}
          </WhenEventsArrive>
        </div>
      </div>
    </div>
  );
}

function shareOf(events: ChurchEvent[]): string {
  const shown = firstOnHome(events).length;
  if (shown === 0) return "";
  if (shown === events.length) return "That is all there is in the church diary just now.";
  return `The first ${shown} of ${events.length} events in the church diary.`;
}
