import type { EventsWords, HomeWords } from "#app/content/pages.server.ts";
import { CarouselSkeleton } from "#app/events/carousel-skeleton.tsx";
import { firstOnHome } from "#app/events/church-event.ts";
import { EventsCarousel } from "#app/events/events-carousel.tsx";
import { WhenEventsArrive } from "#app/events/when-events-arrive.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import styles from "./upcoming-events.module.css";

/** The first events of the diary. */
export function UpcomingEvents({
  words,
  failedWords,
  feedUrl,
}: {
  words: HomeWords["events"];
  failedWords: EventsWords["failed"];
  feedUrl: string;
}) {
  return (
    <div className={styles.band}>
      <div className="wrap">
        <div className={styles.head}>
          <h2>{words.heading}</h2>
          <MoreLink to="/events">{words.link}</MoreLink>
        </div>
        <WhenEventsArrive
          feedUrl={feedUrl}
          skeleton={<CarouselSkeleton />}
          failedWords={failedWords}
          heading="h3"
        >
          {(events) => <EventsCarousel events={firstOnHome(events)} name={words.heading} />}
        </WhenEventsArrive>
      </div>
    </div>
  );
}
