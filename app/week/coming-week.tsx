import {
  describeOccurrence,
  findEnd,
  isOfFeed,
  type Occurrence,
  pathOf,
} from "#app/agenda/occurrence.ts";
import { shortenPlace } from "#app/agenda/place.ts";
import { writePlace } from "#app/agenda/written-when.ts";
import { PartialNote } from "#app/events/partial-note.tsx";
import { EventName } from "#app/events/parts/event-badge.tsx";
import { WhomToAsk } from "#app/events/whom-to-ask.tsx";
import { useChurch, useFacts } from "#app/layout/site.ts";
import { Timed } from "#app/layout/timed.tsx";
import type { TimedNotice } from "#app/layout/timed-notices.server.ts";
import { Ask } from "#app/people/ask.tsx";
import { StreamLink } from "#app/services/stream-link.tsx";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { daysOfEvent, lastsSeveralDays } from "#dates";
import {
  addDays,
  britishDate,
  clockOf,
  clockRange,
  type Day,
  dayAndHours,
  dayOf,
  joinDayAndMonth,
  midnight,
  monthOf,
  numeralOf,
  spanBetween,
  weekdayOf,
  yearOf,
} from "#time";
import lineStyles from "./coming-week.module.css";
import type { Week, WeekDay, WeekLine } from "./week.server.ts";
import styles from "./week-sheet.module.css";

type ComingWeekProps = {
  week: Week;
  /** The notices of today and later, each with its days. */
  notices: TimedNotice[];
};

/** The week from the moment of the last build. */
export function ComingWeek({ week, notices }: ComingWeekProps) {
  const { first, days, reading } = week;
  const { phone } = useChurch();
  const { builtAt } = useFacts();
  return (
    <>
      <h2>{`The week from ${joinDayAndMonth(britishDate(first))} ${yearOf(first)}`}</h2>
      <div className={styles.onPaper}>
        <p>
          <small>
            As of <time dateTime={builtAt}>{dayAndHours(dayOf(builtAt), clockOf(builtAt))}</time>.
          </small>
        </p>
        {notices.map(({ id, words, from, until }) => (
          <Timed as="p" key={id} className="strong" from={from} until={until}>
            {words}
          </Timed>
        ))}
      </div>
      <Timed
        as="p"
        className="strong"
        {...spanBetween({ from: midnight(addDays(first, days.length)) })}
      >
        This week is over, and the page is not up to date. Ring the office on{" "}
        <a href={makePhoneAddress(phone)}>{phone}</a>.
      </Timed>
      <ol className="room">
        {days.map((day) => (
          <li key={day.day} id={`day-${day.day}`} className={lineStyles.day}>
            <DayOfWeek {...day} />
          </li>
        ))}
      </ol>
      {reading.outcome === "failed" && (
        <p>
          The church diary could not be read. The services and groups on this page are right all the
          same. <WhomToAsk />
        </p>
      )}
      {reading.outcome === "partial" && reading.calendar && (
        <p>
          <PartialNote calendar={reading.calendar} />
        </p>
      )}
    </>
  );
}

/** A day of the week. Nothing calls it "today", because somebody may read the page on another day. */
function DayOfWeek({ day, lines, isKnown }: WeekDay) {
  return (
    <>
      <h3 className={`beside as-words ${lineStyles.heading}`}>
        <span>{weekdayOf(day)}</span> <b>{numeralOf(day)}</b> <span>{monthOf(day)}</span>
      </h3>
      <div className={lineStyles.lines}>
        {lines.length > 0 && (
          <ul className="ruled">
            {lines.map((line) => (
              <LineOfDay key={line.occurrence.id} line={line} day={day} />
            ))}
          </ul>
        )}
        {!isKnown && (
          <p className={`quiet ${lineStyles.nothing}`}>The dates of this day are not set yet.</p>
        )}
        {isKnown && lines.length === 0 && (
          <p className={`quiet ${lineStyles.nothing}`}>Nothing on.</p>
        )}
      </div>
    </>
  );
}

function LineOfDay({ line, day }: { line: WeekLine; day: Day }) {
  const { occurrence, about, ask } = line;
  const { state, sections = [], stream } = occurrence;
  const takesPlace = state !== "off";
  const where = usePlaceWords(occurrence);
  const notes = [writeLastDay(occurrence, day), describeOccurrence(occurrence)].filter(Boolean);
  return (
    <li className={`beside ${lineStyles.line}`} data-off={!takesPlace || undefined}>
      <p className={`strong ${lineStyles.clock}`}>{writeClock(occurrence, day)}</p>
      <div className={lineStyles.words}>
        <p className={lineStyles.name}>
          <a href={pathOf(occurrence)}>
            <EventName {...occurrence} />
          </a>
        </p>
        {notes.map((note) => (
          <p key={note} className={`strong ${lineStyles.note}`}>
            {note}
          </p>
        ))}
        {takesPlace && (
          <Timed as="p" {...spanBetween({ from: findEnd(occurrence) })}>
            This is over.
          </Timed>
        )}
        {takesPlace && where && <p>{where}</p>}
        {sections.map(({ name: part, from, to: until, where: room }) => (
          <p key={part}>
            {part}, <span className="one-line">{clockRange(from, until)}</span>
            {room && `, ${room}`}
          </p>
        ))}
        {stream && (
          <p className={lineStyles.about}>
            <StreamLink stream={stream} />
          </p>
        )}
        {about.map(({ name, path }) => (
          <p key={path} className={lineStyles.about}>
            <a href={path}>About {name}</a>
          </p>
        ))}
      </div>
      <Ask contact={ask} className={`quiet ${lineStyles.ask}`} />
    </li>
  );
}

/** The words of a place. The church's own address is left out, because everybody knows it. */
function usePlaceWords({ place }: Occurrence): string {
  const church = useChurch();
  const short = shortenPlace(place, church);
  if (!short) return "";
  return short.name === church.name && !short.address ? "The church" : writePlace(short);
}

/** "7–9pm", "All day"; "Still on" or "Until 3pm", if it began before that day; "" if no hour is known. */
function writeClock(occurrence: Occurrence, day: Day): string {
  const { start, end, isAllDay } = occurrence;
  if (isAllDay) return isOfFeed(occurrence) ? "All day" : "";
  const endsOnDay = end !== undefined && dayOf(end) === day;
  if (start < day) return endsOnDay ? `Until ${clockRange(clockOf(end))}` : "Still on";
  const endClock = end && !lastsSeveralDays(occurrence) ? clockOf(end) : undefined;
  return clockRange(clockOf(start), endClock);
}

/** "Until Sunday 29 November, 3pm" for what lasts longer than that day; "" for anything else. */
function writeLastDay(occurrence: Occurrence, day: Day): string {
  const { end, isAllDay } = occurrence;
  const { first, last } = daysOfEvent(occurrence);
  if (!end || last === first || last === day) return "";
  return `Until ${dayAndHours(last, isAllDay ? undefined : clockOf(end))}`;
}
