import type { ReactNode } from "react";
import { relOf } from "#app/ui/addresses.ts";
import { Timed, Unscripted } from "#app/ui/timed.tsx";
import { mergeSpans } from "#time";
import { ForChildren } from "./for-children.tsx";
import styles from "./next-service.module.css";
import type { NextServiceFacts } from "./next-service.server.ts";
import type {
  ChildrenWords,
  NextServiceWords,
  WhenWords,
  WhereWords,
} from "./next-service-words.ts";
import { StreamLink } from "./stream-link.tsx";

/** What a stranger asks first: when the next service is, where, and what there is for children. */
export function NextService({ next }: { next: NextServiceFacts }) {
  const answers = [next.unscripted, ...next.states];
  const hasChildrenWords = answers.some(({ children }) => children !== null);
  return (
    <section aria-label="The next service" className="dark strip">
      <div className={`wrap ${styles.columns}`}>
        <Question name="When">
          <AnswerPart next={next} part="when" show={When} />
        </Question>
        <Question name="Where">
          <AnswerPart next={next} part="where" show={Where} />
        </Question>
        {hasChildrenWords && (
          <Question name="With children?">
            <AnswerPart next={next} part="children" show={ForChildrenIfKnown} />
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

type AnswerPartProps<Name extends keyof NextServiceWords> = {
  next: NextServiceFacts;
  /** The name of the part. */
  part: Name;
  show: (words: NextServiceWords[Name]) => ReactNode;
};

/** A part of the answer. Visitors without a script see it as of the build, and all others see each state in its time. */
function AnswerPart<Name extends keyof NextServiceWords>({
  next,
  part,
  show,
}: AnswerPartProps<Name>) {
  const spans = mergeSpans(next.states, (state) => state[part]);
  return (
    <>
      <Unscripted as="div">{show(next.unscripted[part])}</Unscripted>
      {spans.map(({ from, until, part: words }) => (
        <Timed as="div" key={from} from={from} until={until} hidden>
          {show(words)}
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
          <StreamLink stream={stream} className={`not-printed ${styles.alone}`} />
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

function ForChildrenIfKnown(answer: ChildrenWords | null) {
  return answer && <ForChildren answer={answer} />;
}
