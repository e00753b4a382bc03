import { UpcomingCarousel } from "#app/events/events-carousel.tsx";
import type { EventsProps } from "#app/events/events-section.tsx";
import { useLinkTo } from "#app/layout/menu-links.tsx";
import { Island } from "#app/ui/island.tsx";
import { MoreLink } from "#app/ui/links.tsx";
import styles from "./upcoming-events.module.css";

const HEADING = "Upcoming Events";

export function UpcomingEvents({ events }: { events: EventsProps }) {
  const week = useLinkTo("this-week");
  return (
    <section aria-labelledby="events-heading" className="band">
      <div className="wrap">
        <div className={`whole ${styles.stage}`}>
          <div className={`beside ${styles.head}`}>
            <h2 id="events-heading">{HEADING}</h2>
            <MoreLink to="/events">All events</MoreLink>
            {week && <MoreLink to={week.to}>{week.name}</MoreLink>}
          </div>
          <Island
            name="upcoming-events"
            of={UpcomingCarousel}
            props={{ ...events, name: HEADING }}
          />
        </div>
      </div>
    </section>
  );
}
