import { useMemo } from "react";
import { NextSteps } from "#app/events/details/next-steps.tsx";
import {
  badgeOf,
  type ChurchEvent,
  findEvent,
  groupFinder,
  isOver,
  marksOf,
} from "#app/events/event.ts";
import { asItTakesPlace } from "#app/events/event-changes.ts";
import { placeText, whenText } from "#app/events/event-text.ts";
import type { EventsSource } from "#app/events/events-section.tsx";
import { EVENT_IS_GONE, FeedFailed, FeedNote } from "#app/events/feed-notes.tsx";
import { EventMarks, EventName } from "#app/events/parts/event-badge.tsx";
import { EventDescription, EventGroupLink, EventGroups } from "#app/events/parts/event-facts.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { useEvents } from "#app/events/use-events.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { dayOf } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { MoreLink } from "#app/ui/links.tsx";
import { WindowHead } from "#app/ui/window-head.tsx";
import styles from "./whole-event.module.css";

type EventSource = EventsSource & { listed: ChurchEvent };

/** One event on its own page: as the build listed it, until the feed says what holds by now. */
export function WholeEvent({ listed, groups, failedWords, ...source }: EventSource) {
  const groupOf = useMemo(() => groupFinder(groups), [groups]);
  const diary = useEvents(source);
  const now = useChurchTime();
  const { loaded, copy, state } = diary;
  const found = findEvent(listed.id, loaded ?? copy?.events ?? []);
  const event = found ?? listed;
  const badge = badgeOf(event, now);
  const isPast = now !== null && isOver(asItTakesPlace(event), now);
  const isGone = loaded !== null && !found;
  const notice = isPast ? "This event is over." : isGone ? EVENT_IS_GONE : "";
  // Printed, it is of that day.
  const today = now ? `, ${britishDateAndYear(dayOf(now))}` : "";
  const isMarked = marksOf(event, badge).length > 0;
  const facts = [
    { name: "When", words: whenText(event), Words: event.status === "cancelled" ? "s" : "bdi" },
    { name: "Where", words: event.place ? placeText(event.place) : "", Words: "bdi" },
  ] as const;
  return (
    <EventGroups value={groupOf}>
      <WindowHead
        window={
          <div className={styles.picture} data-badge={badge}>
            <EventPicture event={event} at="window" />
          </div>
        }
        words={
          <>
            <div className={styles.above}>
              {isMarked ? (
                <EventMarks event={event} badge={badge} />
              ) : (
                <p>{event.category ?? "Events"}</p>
              )}
            </div>
            <h1 tabIndex={-1}>
              <EventName name={event.name} badge={badge} />
            </h1>
          </>
        }
      />
      <div className={`strip ${styles.strip}`}>
        <dl className={`wrap room ${styles.facts}`}>
          {facts.map(
            ({ name, words, Words }) =>
              words && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <Words key={words}>{words}</Words>
                  </dd>
                </div>
              ),
          )}
        </dl>
      </div>
      <div className={`wrap ${styles.body}`} tabIndex={-1}>
        {notice && (
          <p role="status" className={styles.notice}>
            <span key={notice}>{`${notice} `}</span>
            <MoreLink to="/events">What is coming up</MoreLink>
          </p>
        )}
        <NextSteps event={event} badge={badge} isUnfolded={false} />
        <EventDescription description={event.description} />
        <EventGroupLink event={event} />
        {!notice && (
          <FeedNote
            diary={diary}
            shown={copy}
            summary={`Up to date with the church diary${today}.`}
            failedWords={failedWords}
          />
        )}
        {state === "failed" && <FeedFailed diary={diary} words={failedWords} />}
      </div>
    </EventGroups>
  );
}
