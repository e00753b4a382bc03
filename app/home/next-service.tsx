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
        <Question name="When">
          {answers.map(({ when, from, until }) => (
            <Timed as="div" key={from} from={from} until={until}>
              <When {...when} />
            </Timed>
          ))}
        </Question>
        <Question name="Where">
          {mergeSpans(answers, ({ where }) => where).map(({ part, from, until }) => (
            <Timed as="div" key={from} from={from} until={until}>
              <Where {...part} />
            </Timed>
          ))}
        </Question>
        {hasChildrenWords && (
          <Question name="With children?">
            {mergeSpans(answers, ({ children }) => children).map(({ part, from, until }) => (
              <Timed as="div" key={from} from={from} until={until}>
                {part && <ForChildren answer={part} />}
              </Timed>
            ))}
          </Question>
        )}
      </div>
    </section>
  );
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
