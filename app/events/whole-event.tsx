import type { Contact } from "#app/agenda/agenda.server.ts";
import { findEnd, type Occurrence } from "#app/agenda/occurrence.ts";
import { writePlace, writeWhen } from "#app/agenda/written-when.ts";
import { type EventGroup, findBadge, listMarks } from "#app/events/event.ts";
import { EventMarks, EventName } from "#app/events/parts/event-badge.tsx";
import { EventDescription } from "#app/events/parts/event-description.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventGroups, EventWhere } from "#app/events/parts/when-and-where.tsx";
import type { MenuLink } from "#app/layout/menu-links.tsx";
import { useChurch } from "#app/layout/site.ts";
import { Timed } from "#app/layout/timed.tsx";
import { Ask } from "#app/people/ask.tsx";
import type { ChildrenAnswer } from "#app/services/children.server.ts";
import { ForChildren } from "#app/services/for-children.tsx";
import { StreamLink } from "#app/services/stream-link.tsx";
import { relOf } from "#app/ui/addresses.ts";
import { MoreLink } from "#app/ui/links.tsx";
import { WindowHead } from "#app/ui/window-head.tsx";
import { isAtChurch } from "#dates";
import { spanBetween } from "#time";
import { NextSteps } from "./next-steps.tsx";
import styles from "./whole-event.module.css";

/** What an event's own page shows. */
export type EventOnPage = {
  /** The event as the build found it, with what the church's files change about it. */
  event: Occurrence;
  /** The group to which it belongs; null if that is none. */
  group: EventGroup | null;
  /** The contact to ask about it. */
  ask: Contact;
  /** What there is for children, if it is a service; null if nobody has written anything, or it is off. */
  forChildren: ChildrenAnswer | null;
  /** The link to what a first visit is like; null if the church does not say. */
  firstVisit: MenuLink | null;
};

/** One event on its own page, as the last build found it. */
export function WholeEvent({ event, group, ask, forChildren, firstVisit }: EventOnPage) {
  const church = useChurch();
  const hasWayIn = event.place && isAtChurch(event.place, church);
  const badge = findBadge(event, null);
  const isMarked = listMarks(event, badge).length > 0;
  const When = event.state === "off" ? "s" : "bdi";
  const end = findEnd(event);
  return (
    <EventGroups value={() => group ?? undefined}>
      <WindowHead
        window={
          <span className={`glass ${styles.picture}`} data-badge={badge}>
            <EventPicture event={event} at="window" />
          </span>
        }
        name={
          <>
            <div className={styles.above}>
              {isMarked ? (
                <EventMarks event={event} badge={badge} />
              ) : (
                <p>{event.category ?? "Events"}</p>
              )}
            </div>
            <h1 tabIndex={-1}>
              <EventName {...event} />
            </h1>
          </>
        }
        facts={
          <dl className={`wrap grid ${styles.facts}`}>
            <div>
              <dt>When</dt>
              <dd>
                <When>{writeWhen(event)}</When>
              </dd>
            </div>
            {event.place && (
              <div>
                <dt>Where</dt>
                <dd>
                  <bdi>{writePlace(event.place)}</bdi>
                  {hasWayIn && (
                    <>
                      {" "}
                      <a
                        href={church.address.map}
                        rel={relOf(church.address.map)}
                        className="one-line not-printed"
                      >
                        Get directions
                      </a>
                    </>
                  )}
                </dd>
              </div>
            )}
          </dl>
        }
        more={
          <>
            <Timed as="p" className={styles.over} {...spanBetween({ from: end })}>
              This is over. <MoreLink to="/events">See what’s coming up</MoreLink>
            </Timed>
            <Timed as="div" {...spanBetween({ until: end })}>
              <NextSteps event={event} badge={badge} />
            </Timed>
          </>
        }
      />
      <div className={`wrap grid ${styles.body}`}>
        <EventDescription description={event.description} />
        {(event.stream || forChildren) && (
          <AboutService stream={event.stream} forChildren={forChildren} />
        )}
        <div className="stack">
          <Ask contact={ask} />
          {hasWayIn && firstVisit && <MoreLink to={firstVisit.to}>{firstVisit.name}</MoreLink>}
          <EventWhere event={event} />
        </div>
      </div>
    </EventGroups>
  );
}

type ServiceProps = Pick<EventOnPage, "forChildren"> & Pick<Occurrence, "stream">;

/** What an event's own page says of it if it is a service: whether it is streamed, and what there is for children. */
function AboutService({ stream, forChildren }: ServiceProps) {
  return (
    <div className="stack">
      {stream && (
        <p>
          <StreamLink stream={stream} />
        </p>
      )}
      {forChildren && (
        <section className={styles.children}>
          <h2>With children?</h2>
          <ForChildren answer={forChildren} />
        </section>
      )}
    </div>
  );
}
