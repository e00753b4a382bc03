import type { Root } from "hast";
import type { ReactNode } from "react";
import type { Question } from "#app/church/groups.server.ts";
import { Face } from "#app/people/portrait.tsx";
import { EmailLink, MapLink, PhoneLink } from "#app/ui/links.tsx";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import styles from "./group-answers.module.css";
import { GroupDates } from "./group-dates.tsx";
import type { GroupPageFacts } from "./group-page.ts";

/** The questions of people at the door. Their answers stand beside the others, where they are found at once. */
const atTheDoor: readonly Question[] = ["Where?", "Contact"];

export function GroupAnswers({
  group,
  series,
  mapLink,
  coming,
  contacts,
  children,
}: GroupPageFacts & { children: ReactNode }) {
  const toRead = group.answers.filter(({ heading }) => !atTheDoor.includes(heading));
  const answer = (question: Question) =>
    group.answers.find(({ heading }) => heading === question)?.text;
  return (
    <div className={`wrap room stack stacked-in-print ${styles.place}`}>
      <div className={`newspaper card ${styles.card}`}>
        <div className={`ruled ${styles.read}`}>
          <Answer question="When?">
            <GroupDates group={group} series={series} coming={coming} />
          </Answer>
          {toRead.map(({ heading, text }) => (
            <Answer key={heading} question={heading} text={text} />
          ))}
        </div>
        <div className={styles.door}>
          <div className={`ruled ${styles.stays}`}>
            <Answer question="Where?" text={answer("Where?")}>
              <address className="not-printed">
                <MapLink map={mapLink.map}>{mapLink.words}</MapLink>
              </address>
            </Answer>
            <Answer question="Contact" text={answer("Contact")}>
              <ul className="stack">
                {contacts.map(({ name, role, phone, email, ...face }) => (
                  <li key={`${name} ${role}`}>
                    <div className={`beside level ${styles.person}`}>
                      <Face {...face} />
                      <div>
                        <b>{name}</b>
                        <p className={`quiet ${styles.role}`}>{role}</p>
                      </div>
                    </div>
                    {phone && <PhoneLink phone={phone} />}
                    {email && <EmailLink email={email} />}
                  </li>
                ))}
              </ul>
            </Answer>
          </div>
        </div>
      </div>
      {children}
    </div>
  );
}

type AnswerProps = {
  question: Question | "When?";
  text?: Root | undefined;
  children?: ReactNode;
};

function Answer({ question, text, children }: AnswerProps) {
  return (
    <section className={`stacked-in-print ${styles.answer}`}>
      <h2>{question}</h2>
      <div className="stack">
        {text && <MarkdownText text={text} />}
        {children}
      </div>
    </section>
  );
}
