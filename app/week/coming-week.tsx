import { PartialNote } from "#app/events/partial-note.tsx";
import { EventBadge, EventName } from "#app/events/parts/event-badge.tsx";
import { useChurch, useFacts } from "#app/layout/site.ts";
import type { TimedNotice } from "#app/layout/timed-notices.server.ts";
import { makePhoneAddress, relOf } from "#app/ui/addresses.ts";
import { Timed } from "#app/ui/timed.tsx";
import { streamWords } from "#dates";
import {
  addDays,
  britishDate,
  clockOf,
  clockRange,
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
import { Ask } from "./ask.tsx";
import lineStyles from "./coming-week.module.css";
import type { WeekDay } from "./week.ts";
import { isOff, type WeekLine, type WeekSeries } from "./week-line.ts";
import type { WeekOfBuild } from "./week-of-build.server.ts";
import styles from "./week-sheet.module.css";

type ComingWeekProps = {
  week: WeekOfBuild;
  /** The notices of today and later, each with its days. */
  notices: TimedNotice[];
  /** The words that say whom to ask if the build could not read the feed. */
  failedWords: string;
};

/** The week from the moment of the last build. */
export function ComingWeek({ week, notices, failedWords }: ComingWeekProps) {
  const { first, days, series, reading } = week;
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
      {days.some(({ isKnown }) => !isKnown) && <UsualTimes series={series} />}
      {reading.outcome === "failed" && (
        <p>{`The church diary could not be read. ${failedWords}`}</p>
      )}
      {reading.outcome === "partial" && reading.calendar && (
        <p>
          <PartialNote calendar={reading.calendar} />
        </p>
      )}
    </>
  );
}

/** What meets as a rule, shown while the dates of some day of the week are not set yet. */
function UsualTimes({ series }: { series: WeekSeries[] }) {
  const main = series.find(({ isService }) => isService);
  return (
    <section className={styles.rule}>
      <h3>As a rule</h3>
      {main && <p>{main.afterLast}</p>}
      <ul>
        {series.map(({ path, name, when, where }) => (
          <li key={`${path} ${name}`}>{`${name}: ${when}, ${where}`}</li>
        ))}
      </ul>
    </section>
  );
}

/** A day of the week. Nothing calls it "today", because somebody may read the page on another day. */
function DayOfWeek({ day, lines, wasOn, isKnown }: WeekDay) {
  return (
    <>
      <h3 className={`side-by-side ${lineStyles.heading}`}>
        <span>{weekdayOf(day)}</span> <b>{numeralOf(day)}</b> <span>{monthOf(day)}</span>
      </h3>
      <div className={lineStyles.lines}>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <LineOfDay key={line.key} line={line} />
            ))}
          </ul>
        )}
        {!isKnown && <p className={lineStyles.nothing}>The dates of this day are not set yet.</p>}
        {isKnown && lines.length === 0 && (
          <p className={lineStyles.nothing}>{wasOn ? "Nothing more that day." : "Nothing on."}</p>
        )}
      </div>
    </>
  );
}

function LineOfDay({ line }: { line: WeekLine }) {
  const { clock, name, to, badge, badgeText, where, sections, notes, stream, standsFor, ask, end } =
    line;
  const takesPlace = !isOff(line);
  return (
    <li className={`side-by-side ${lineStyles.line}`} data-off={!takesPlace || undefined}>
      <p className={lineStyles.clock}>{clock}</p>
      <div className={lineStyles.words}>
        {badge && badge !== "off" && <EventBadge badge={badge} words={badgeText} />}
        <p className={lineStyles.name}>
          <a href={to}>
            <EventName name={name} badge={badge === "off" ? "cancelled" : badge} />
          </a>
        </p>
        {notes.map((note) => (
          <p key={note} className={lineStyles.note}>
            {note}
          </p>
        ))}
        {takesPlace && (
          <Timed as="p" className={lineStyles.note} {...spanBetween({ from: end })}>
            This is over.
          </Timed>
        )}
        {takesPlace && where && <p>{where}</p>}
        {takesPlace &&
          sections.map(({ name: part, from, to: until, where: room }) => (
            <p key={part}>
              {part}, <span className="one-line">{clockRange(from, until)}</span>
              {room && `, ${room}`}
            </p>
          ))}
        {stream && (
          <p className={lineStyles.about}>
            <a href={stream.address} rel={relOf(stream.address)}>
              {streamWords(stream)}
            </a>
          </p>
        )}
        {standsFor.map((page) => (
          <p key={page.path} className={lineStyles.about}>
            <a href={page.path}>About {page.name}</a>
          </p>
        ))}
      </div>
      <Ask contact={ask} className={lineStyles.ask} />
    </li>
  );
}
