import type { ReactNode } from "react";
import { relOf } from "#app/ui/addresses.ts";
import { Timed, Unscripted } from "#app/ui/timed.tsx";
import { mergeSpans, type Span } from "#time";
import styles from "./next-service.module.css";
import type { NextServiceFacts } from "./next-service.server.ts";
import type {
  ChildrenWords,
  NextServiceWords,
  WhenWords,
  WhereWords,
} from "./next-service-words.ts";

/** What a stranger asks first: when the next service is, where, and what there is for children. */
export function NextService({ next }: { next: NextServiceFacts }) {
  const hasChildrenWords = [next.unscripted, ...next.states].some(({ children }) => children);
  return (
    <section aria-label="The next service" className="dark strip">
      <div className={`wrap ${styles.columns}`}>
        <Question name="When">
          <InItsTime next={next} part={({ when }) => when} show={When} />
          <div className="needs-script not-printed">
            <InItsTime next={next} part={({ message }) => message} show={SendMessage} />
          </div>
        </Question>
        <Question name="Where">
          <InItsTime next={next} part={({ where }) => where} show={Where} />
        </Question>
        {hasChildrenWords && (
          <Question name="With children?">
            <InItsTime next={next} part={({ children }) => children} show={ForChildren} />
          </Question>
        )}
      </div>
    </section>
  );
}

function Question({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.question}>
      <h2>{name}</h2>
      {children}
    </div>
  );
}

type InItsTimeProps<Part> = {
  next: NextServiceFacts;
  /** Takes a part out of an answer. */
  part: (words: NextServiceWords) => Part;
  show: (part: Part) => ReactNode;
};

/** A part of the answer: for visitors without a script as of the build, for all others each in its time. */
function InItsTime<Part>({ next, part, show }: InItsTimeProps<Part>) {
  const spans: (Span & { part: Part })[] = mergeSpans(next.states, part);
  return (
    <>
      <Unscripted as="div">{show(part(next.unscripted))}</Unscripted>
      {spans.map(({ part, ...span }) => (
        <Timed as="div" key={span.from} {...span} hidden>
          {show(part)}
        </Timed>
      ))}
    </>
  );
}

function When({ time, name, page, more, stream, off }: WhenWords) {
  return (
    <>
      <p className={styles.answer}>{time}</p>
      <p>
        {page === undefined ? name : <a href={page}>{name}</a>}
        {more !== "" && `, ${more}`}
      </p>
      {off !== undefined && <p>{off}</p>}
      {stream && (
        <p>
          {/* Without an address it leads nowhere: the service is not streamed. */}
          <a
            href={stream.address}
            rel="noopener noreferrer"
            className={`not-printed ${styles.alone}`}
          >
            {stream.words}
          </a>
        </p>
      )}
    </>
  );
}

function Where({ place, map, door }: WhereWords) {
  return (
    <>
      <p className={styles.answer}>{place}</p>
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

function ForChildren(words: ChildrenWords | null) {
  if (!words) return null;
  const { groups, off, always = "" } = words;
  const remarks = [...off, always].filter((sentence) => sentence !== "");
  return (
    <>
      {groups.length > 0 && (
        <ul>
          {groups.map(({ path, who, name, details }) => (
            <li key={path}>
              {`${who}: `}
              <a href={path}>{name}</a>
              {`, ${details}`}
            </li>
          ))}
        </ul>
      )}
      {remarks.length > 0 && <p>{remarks.join(" ")}</p>}
    </>
  );
}

/** A button that sends the answer to somebody: see copy-and-share.ts. */
function SendMessage(message: string) {
  return (
    <>
      <button type="button" data-sends={message} className={`as-link ${styles.alone}`}>
        Send this to somebody
      </button>
      <p role="status" />
    </>
  );
}
