import { badgeWords } from "#app/events/event.ts";
import { FeedFailed, FeedNote } from "#app/events/feed-notes.tsx";
import { PartialNote } from "#app/events/partial-note.tsx";
import { EventBadge, EventName } from "#app/events/parts/event-badge.tsx";
import { withoutPastEvents } from "#app/events/snapshot.ts";
import { streamWords } from "#app/meetings/words.ts";
import { useFacts } from "#app/site.ts";
import { phoneAddress, relOf } from "#app/text/addresses.ts";
import { spanAttributes } from "#app/time/visible-span.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange, nearness, unbroken, yearOf } from "#app/time/written-times.ts";
import { useFadeIn } from "#app/ui/use-fade-in.ts";
import lineStyles from "./coming-week.module.css";
import { CopyWeek } from "./copy-week.tsx";
import { paperWords, useWeek, type WeekFacts } from "./use-week.ts";
import { isOff, type Line, type SheetDay, type SheetSeries } from "./week.ts";
import styles from "./week-sheet.module.css";
import { weekAsText } from "./week-words.ts";

/** The HTML has the week from the day it was built; after hydration it is the week from now on. */
export function ComingWeek({ failedWords, ...facts }: WeekFacts & { failedWords: string }) {
  const { church } = useFacts();
  const { known, feed, notices } = facts;
  const { now, first, series, diary, days, said } = useWeek(facts);
  const { state, copy, isPartial } = diary;
  // A church that keeps no year of dates says its usual times alone, until its feed has something.
  const hasDays = known !== null || days.some(({ lines }) => lines.length > 0);
  const keys = days.flatMap(({ lines }) => lines.map(({ key }) => key));
  const fading = useFadeIn([state === "failed", first, ...keys].join(" "));
  return (
    <>
      <h2>
        <span key={first}>{`The week from ${unbroken(britishDate(first))} ${yearOf(first)}`}</span>
      </h2>
      <div className={styles.onPaper}>
        <p>
          <span>{paperWords(diary, first)}</span>
          {isPartial && <PartialNote />}
        </p>
        {notices.map((notice) => (
          <p key={notice.id} className="strong" {...spanAttributes(notice)}>
            {notice.words}
          </p>
        ))}
      </div>
      <div ref={fading}>
        {hasDays && (
          <ol className="room">
            {days.map((day) => (
              <li key={day.day}>
                <DayOfWeek {...day} now={now} />
              </li>
            ))}
          </ol>
        )}
        {feed && (
          <div className="not-printed">
            <FeedNote
              diary={diary}
              shown={withoutPastEvents(copy, now)}
              summary={isPartial ? "" : "Up to date with the church diary."}
              failedWords={failedWords}
              lastCopy="Shown as"
            />
          </div>
        )}
      </div>
      {/* Not above the list: it comes late, and everything would move. */}
      {state === "failed" && (
        <div className="not-printed">
          <FeedFailed diary={diary} words={`The church diary could not be read. ${failedWords}`} />
        </div>
      )}
      {days.some(({ isKnown }) => !isKnown) && <UsualTimes series={series} />}
      <CopyWeek text={weekAsText({ days, notices: said }, church)} />
    </>
  );
}

/** What meets as a rule, for a week of which a day lies outside the year in year.yaml. */
function UsualTimes({ series }: { series: SheetSeries[] }) {
  const main = series.find(({ isService }) => isService);
  return (
    <section className={styles.rule}>
      <h3>As a rule</h3>
      {main?.afterLast && <p>{main.afterLast}</p>}
      <ul>
        {series.map(({ path, name, when, where }) => (
          <li key={`${path} ${name}`}>{`${name}: ${when}, ${where}`}</li>
        ))}
      </ul>
    </section>
  );
}

/** `now` is null in the prerendered HTML, which calls no day “today”. */
function DayOfWeek({ day, lines, wasOn, isKnown, now }: SheetDay & { now: WallTime | null }) {
  const [weekday, numeral, month] = britishDate(day).split(" ");
  const near = now && nearness(day, now);
  return (
    <section aria-labelledby={`day-${day}`} className={lineStyles.day}>
      <h3 id={`day-${day}`} className={`side-by-side ${lineStyles.heading}`}>
        <span>{weekday}</span> <b>{numeral}</b> <span>{month}</span>
        {near && <small>{` ${near}`}</small>}
      </h3>
      <div className={lineStyles.lines}>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <WeekLine key={line.key} line={line} now={now} />
            ))}
          </ul>
        )}
        {!isKnown && <p className={lineStyles.nothing}>The dates of this day are not set yet.</p>}
        {isKnown && lines.length === 0 && (
          <p className={lineStyles.nothing}>{wasOn ? "Nothing more today." : "Nothing on."}</p>
        )}
      </div>
    </section>
  );
}

function WeekLine({ line, now }: { line: Line; now: WallTime | null }) {
  const { clock, start, name, to, badge, where, sections, notes, stream, standsFor, ask } = line;
  const takesPlace = !isOff(line);
  return (
    <li className={`side-by-side ${lineStyles.line}`} data-off={!takesPlace || undefined}>
      <p className={lineStyles.clock}>{clock}</p>
      <div className={lineStyles.words}>
        {badge && badge !== "off" && <EventBadge badge={badge} words={badgeWords[badge]} />}
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
              {streamWords(stream, now !== null && start <= now)}
            </a>
          </p>
        )}
        {standsFor.map((one) => (
          <p key={one.path} className={lineStyles.about}>
            <a href={one.path}>About {one.name}</a>
          </p>
        ))}
      </div>
      <p className={lineStyles.ask}>
        Ask {ask.name}, <a href={phoneAddress(ask.phone)}>{ask.phone}</a>
      </p>
    </li>
  );
}
