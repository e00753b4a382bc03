import { badgeWords } from "#app/events/event.ts";
import { EventBadge, EventName } from "#app/events/parts/event-badge.tsx";
import { phoneAddress } from "#app/ground/addresses.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange, nearness } from "#app/time/written-times.ts";
import { isOff, type Line, type SheetDay } from "./week.ts";
import styles from "./week-lines.module.css";

/** The days of a week, each with what is on. `now` is null in the prerendered HTML, which calls no day “today”. */
export function WeekLines({ days, now }: { days: SheetDay[]; now: WallTime | null }) {
  return (
    <ol className="room">
      {days.map((day) => (
        <li key={day.day}>
          <DayOfWeek {...day} now={now} />
        </li>
      ))}
    </ol>
  );
}

function DayOfWeek({ day, lines, wasOn, isKnown, now }: SheetDay & { now: WallTime | null }) {
  const [weekday, numeral, month] = britishDate(day).split(" ");
  const near = now && nearness(day, now);
  return (
    <section aria-labelledby={`day-${day}`} className={styles.day}>
      <h3 id={`day-${day}`} className={styles.heading}>
        <span>{weekday}</span> <b>{numeral}</b> <span>{month}</span>
        {near && <small>{` ${near}`}</small>}
      </h3>
      <div className={styles.lines}>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <WeekLine key={line.key} line={line} />
            ))}
          </ul>
        )}
        {!isKnown && <p className={styles.nothing}>The dates of this day are not set yet.</p>}
        {isKnown && lines.length === 0 && (
          <p className={styles.nothing}>{wasOn ? "Nothing more today." : "Nothing on."}</p>
        )}
      </div>
    </section>
  );
}

function WeekLine({ line }: { line: Line }) {
  const { clock, name, to, badge, where, sections, notes, standsFor, ask } = line;
  const takesPlace = !isOff(line);
  return (
    <li className={styles.line} data-off={!takesPlace || undefined}>
      <p className={styles.clock}>{clock}</p>
      <div className={styles.words}>
        {badge && badge !== "off" && <EventBadge badge={badge} words={badgeWords[badge]} />}
        <p className={styles.name}>
          <a href={to}>
            <EventName name={name} badge={badge === "off" ? "cancelled" : badge} />
          </a>
        </p>
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        {takesPlace && where && <p>{where}</p>}
        {takesPlace &&
          sections.map(({ name: part, from, to: until, where: room }) => (
            <p key={part}>
              {part}, <span className={styles.hours}>{clockRange(from, until)}</span>
              {room && `, ${room}`}
            </p>
          ))}
        {standsFor.map((one) => (
          <p key={one.path} className={styles.about}>
            <a href={one.path}>About {one.name}</a>
          </p>
        ))}
      </div>
      <p className={styles.ask}>
        Ask {ask.name}, <a href={phoneAddress(ask.phone)}>{ask.phone}</a>
      </p>
    </li>
  );
}
