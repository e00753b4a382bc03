import type { ReactNode } from "react";
import { Timed } from "#app/layout/timed.tsx";
import { ForChildren } from "#app/services/for-children.tsx";
import type { ServiceAnswer, WhenAnswer, WhereAnswer } from "#app/services/next-service.server.ts";
import { StreamLink } from "#app/services/stream-link.tsx";
import { relOf } from "#app/ui/addresses.ts";
import { NearDay } from "#app/ui/near-day.tsx";
import { mergeSpans, type Span } from "#time";
import styles from "./next-service.module.css";

/** The answers for the next services, each in its time. */
type Answers = (Span & ServiceAnswer)[];

/** What a stranger asks first: when the next service is, where, and what there is for children. */
export function NextService({ answers }: { answers: Answers }) {
  const hasChildrenWords = answers.some(({ children }) => children !== null);
  return (
    <section aria-label="When and where" className="dark strip">
      <div className={`wrap grid ${styles.columns}`}>
        <Question name="When">{showInTime(answers, ({ when }) => when, When)}</Question>
        <Question name="Where">{showInTime(answers, ({ where }) => where, Where)}</Question>
        {hasChildrenWords && (
          <Question name="With children?">
            {showInTime(
              answers,
              ({ children }) => children,
              (answer) => answer && <ForChildren answer={answer} />,
            )}
          </Question>
        )}
      </div>
    </section>
  );
}

/** Shows one part of the answers, each in its time. The same part of neighbours is shown once. */
function showInTime<Part>(
  answers: Answers,
  pick: (answer: ServiceAnswer) => Part,
  show: (part: Part) => ReactNode,
): ReactNode {
  return mergeSpans(answers, pick).map(({ part, from, until }) => (
    <Timed as="div" key={from} from={from} until={until}>
      {show(part)}
    </Timed>
  ));
}

function Question({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.question}>
      <h2 className="as-words">{name}</h2>
      {children}
    </div>
  );
}

function When({ time, day, hours, open, name, page, more, stream, off }: WhenAnswer) {
  const timeAndDay = day === undefined ? time : <NearDay day={day}>{time}</NearDay>;
  return (
    <>
      <p className={`strong balanced ${styles.answer}`}>
        {open ? (
          <>
            <Timed from={0} until={open.from}>
              {timeAndDay}
            </Timed>
            <Timed {...open} hidden>
              On now: come on in
            </Timed>
          </>
        ) : (
          timeAndDay
        )}
      </p>
      <p>
        {page === undefined ? (
          name
        ) : (
          <a href={page} className={styles.alone}>
            {name}
          </a>
        )}
        {open && (
          <Timed {...open} hidden>
            , {hours}
          </Timed>
        )}
        {more !== "" && `, ${more}`}
      </p>
      {stream && (
        <p>
          <StreamLink stream={stream} className={`not-printed ${styles.alone}`} />
        </p>
      )}
      {off.map(({ words, from, until }) => (
        <Timed as="p" key={words} from={from} until={until}>
          {words}
        </Timed>
      ))}
    </>
  );
}

function Where({ place, map, door }: WhereAnswer) {
  return (
    <>
      <p className={`strong balanced ${styles.answer}`}>{place}</p>
      {map !== undefined && (
        <p className="not-printed">
          <a href={map} rel={relOf(map)} className={styles.alone}>
            Get directions
          </a>
        </p>
      )}
      {door !== undefined && <p>{door}</p>}
    </>
  );
}
