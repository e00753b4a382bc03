import type { ReactNode } from "react";
import type { Question } from "#app/church/groups.server.ts";
import { PartialNote } from "#app/events/partial-note.tsx";
import { EventName, writeBeforeName } from "#app/events/parts/event-badge.tsx";
import { Face } from "#app/people/portrait.tsx";
import { EmailLink, MapLink, PhoneLink } from "#app/ui/links.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { Timed } from "#app/ui/timed.tsx";
import type { Prose } from "#content";
import type { Span } from "#time";
import styles from "./group-answers.module.css";
import { GroupDates } from "./group-dates.tsx";
import type { GroupDiary } from "./group-diary.server.ts";
import type { GroupPageFacts } from "./group-page.ts";

/** The questions of people at the door. Their answers stand beside the others, where they are found at once. */
const atTheDoor: readonly Question[] = ["Where?", "Contact"];

export function GroupAnswers({
  group,
  series,
  mapLink,
  coming,
  contacts,
  diary,
  children,
}: GroupPageFacts & { children: ReactNode }) {
  const toRead = group.answers.filter(({ heading }) => !atTheDoor.includes(heading));
  const answer = (question: Question) =>
    group.answers.find(({ heading }) => heading === question)?.prose;
  return (
    <div className={`wrap room stacked-in-print ${styles.place}`}>
      <div className={`stacked-in-print ${styles.card}`}>
        <div className={styles.read}>
          <Answer question="When?">
            <GroupDates group={group} series={series} coming={coming} />
          </Answer>
          {toRead.map(({ heading, prose }) => (
            <Answer key={heading} question={heading} prose={prose} />
          ))}
        </div>
        <div className={styles.door}>
          <div className={diary ? undefined : styles.stays}>
            <Answer question="Where?" prose={answer("Where?")}>
              <address className="not-printed">
                <MapLink map={mapLink.map}>{mapLink.words}</MapLink>
              </address>
            </Answer>
            <Answer question="Contact" prose={answer("Contact")}>
              <ul className={`paragraphs ${styles.contacts}`}>
                {contacts.map(({ name, role, phone, email, ...face }) => (
                  <li key={`${name} ${role}`}>
                    <div className={`side-by-side ${styles.person}`}>
                      <Face {...face} />
                      <div>
                        <b>{name}</b>
                        <p className={styles.role}>{role}</p>
                      </div>
                    </div>
                    {phone && <PhoneLink phone={phone} />}
                    {email && <EmailLink email={email} />}
                  </li>
                ))}
              </ul>
            </Answer>
            {diary && (
              <Answer question="In the diary" during={diary}>
                <NextEvents {...diary} />
              </Answer>
            )}
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

type AnswerProps = {
  question: Question | "When?" | "In the diary";
  prose?: Prose | undefined;
  /** When it is seen, unless that is always. */
  during?: Span;
  children?: ReactNode;
};

function Answer({ question, prose = [], during, children }: AnswerProps) {
  const answer = (
    <>
      <h2>{question}</h2>
      <div className={styles.words}>
        <ProseText prose={prose} />
        {children}
      </div>
    </>
  );
  const className = `stacked-in-print ${styles.answer}`;
  if (!during) return <section className={className}>{answer}</section>;
  return (
    <Timed as="section" from={during.from} until={during.until} className={className}>
      {answer}
    </Timed>
  );
}

/**
 * The events of a group in the feed, as the last build found them. Styles show the first three that are not over. Their
 * links say their days, because several events of a group may have one name.
 */
export function NextEvents({ reading, events }: GroupDiary) {
  return (
    <>
      {reading.outcome === "partial" && reading.calendar && (
        <p>
          <PartialNote calendar={reading.calendar} />
        </p>
      )}
      <ul className={styles.events}>
        {events.map(({ id, to, name, when, marks, badge, ...span }) => (
          <Timed as="li" key={id} {...span}>
            {marks.map((mark) => (
              <small key={mark} data-off={badge === "cancelled" || undefined}>
                {mark}
              </small>
            ))}
            <a href={to} aria-label={`${writeBeforeName(badge)}${name}, ${when}`}>
              <EventName name={name} badge={badge} />
            </a>
            <span>{when}</span>
          </Timed>
        ))}
      </ul>
    </>
  );
}
