import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { relOf } from "#app/ui/addresses.ts";
import { Timed, TimedWords, Unscripted } from "#app/ui/timed.tsx";
import { mergeSpans } from "#time";
import styles from "./next-service.module.css";
import type { NextServiceFacts } from "./next-service.server.ts";
import type { StreamLine, Way } from "./service-words.ts";
import type { GroupsOff } from "./special-services.server.ts";

type Strip = {
  next: NextServiceFacts;
  /** The groups that are off although they usually meet during the main service. The strip names each in the week before. */
  off?: GroupsOff[];
  /** What else a page has for a stranger. */
  children?: ReactNode;
};

/** Says which service comes next, when and where; and below it which groups do not meet during that service. */
export function NextService({ next, off = [], children }: Strip) {
  const { usual, states, isStreamed } = next;
  // Usually there is only one way, to the church.
  const ways = mergeSpans(states, ({ way }) => way);
  return (
    <section aria-label="When to come" className="dark strip not-printed">
      <div className={`wrap ${styles.line} ${isStreamed ? styles.streamed : ""}`}>
        <p>
          <b>
            <Unscripted>{usual.what}</Unscripted>
            <TimedWords states={states} part={({ what }) => what} />
          </b>{" "}
          <span className={styles.when}>
            <Unscripted>{usual.when}</Unscripted>
            <TimedWords states={states} part={({ when }) => when} />
          </span>
        </p>
        <div className={styles.way}>
          {isStreamed && (
            <>
              <Unscripted as="div" className={styles.part}>
                <WhereStreamed {...usual.stream} />
              </Unscripted>
              {mergeSpans(states, ({ stream }) => stream).map(({ part, ...span }) => (
                <Timed key={span.from} as="div" className={styles.part} {...span} hidden>
                  <WhereStreamed {...part} />
                </Timed>
              ))}
            </>
          )}
          {ways.length === 1 ? (
            <Directions {...usual.way} />
          ) : (
            <>
              <Unscripted as="div" className={styles.part}>
                <Directions {...usual.way} />
              </Unscripted>
              {ways.map(({ part, ...span }) => (
                <Timed key={span.from} as="div" className={styles.part} {...span} hidden>
                  {part && <Directions {...part} />}
                </Timed>
              ))}
            </>
          )}
          {children}
        </div>
      </div>
      {off.map(({ name, words, week }) => (
        <Timed as="div" key={words} {...week} className={`wrap ${styles.line}`}>
          <p>
            <b>{name}</b> <span className={styles.when}>{words}</span>
          </p>
        </Timed>
      ))}
    </section>
  );
}

/** Whether the service is streamed. If it is not, the link leads nowhere. */
function WhereStreamed({ words, address }: StreamLine) {
  return (
    <a href={address} rel="noopener noreferrer" className={`tap ${styles.stream}`}>
      {words}
    </a>
  );
}

function Directions({ street, map }: Way) {
  return (
    <>
      <p>{street}</p>
      <a href={map} rel={relOf(map)} className="tap">
        <MapPin aria-hidden /> Get directions
      </a>
    </>
  );
}
