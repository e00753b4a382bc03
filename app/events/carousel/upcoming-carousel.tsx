import { type ChurchEvent, firstOnHome } from "#app/events/event.ts";
import { countText } from "#app/events/event-text.ts";
import { EventsSection, type EventsSource } from "#app/events/events-section.tsx";
import { CarouselSkeleton } from "./carousel-skeleton.tsx";
import { EventsCarousel } from "./events-carousel.tsx";

/** The first events of the diary, on the home page. `name` is the carousel's own. */
export function UpcomingCarousel({ name, ...source }: EventsSource & { name: string }) {
  return (
    <EventsSection
      {...source}
      pick={firstOnHome}
      skeleton={<CarouselSkeleton />}
      heading="h3"
      noteBelow
      summaryOf={shareText}
    >
      {(shownEvents) => <EventsCarousel {...shownEvents} name={name} />}
    </EventsSection>
  );
}

function shareText(events: ChurchEvent[], isCut: boolean): string {
  const count = firstOnHome(events).length;
  if (count === 0) return "";
  if (count === events.length) return "That is all there is in the church diary just now.";
  const all = `${isCut ? "more than " : ""}${countText(events.length)}`;
  return `The first ${count} of ${all} in the church diary.`;
}
