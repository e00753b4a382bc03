import { readAnalytics } from "#app/church/analytics.server.ts";
import {
  type ObjectionWords,
  type PrintedNotice,
  printNotice,
} from "#app/church/privacy-policy.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import longText from "#app/own-pages/long-text.module.css";
import { PageBody } from "#app/ui/page-title.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import { britishDateAndYear } from "#time";
import type { Route } from "./+types/privacy-policy";
import styles from "./privacy-policy.module.css";

export function loader() {
  const church = thisChurch();
  const words = church.pages["privacy-policy"];
  return { words, notice: printNotice(words, readAnalytics(church.facts) !== null) };
}

export default function PrivacyPolicy({ loaderData: { words, notice } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="privacy-policy" words={words}>
        <p>
          Last reviewed <time dateTime={words.reviewed}>{britishDateAndYear(words.reviewed)}</time>
        </p>
      </PageOpening>
      <NoticeSections {...notice} />
    </>
  );
}

/** The sections of the notice. Below the one with the heading of `objection` stands the choice not to be counted. */
function NoticeSections({ sections, objection }: PrintedNotice) {
  return (
    <PageBody>
      <div className="room">
        <div className={`stacked-in-print ${styles.notice}`}>
          {sections.length > 1 && <Contents sections={sections} />}
          <div className={styles.text}>
            {sections.map(({ heading, prose }, index) => (
              <section
                key={heading}
                aria-labelledby={sectionId(index)}
                className={`${longText.part} ${longText.text}`}
              >
                <h2 id={sectionId(index)}>
                  {sections.length > 1 && <span className={styles.number}>{index + 1}.</span>}{" "}
                  {heading}
                </h2>
                <ProseText prose={prose} />
                {objection?.heading === heading && <ObjectionChoice {...objection.words} />}
              </section>
            ))}
          </div>
        </div>
      </div>
    </PageBody>
  );
}

function Contents({ sections }: Pick<PrintedNotice, "sections">) {
  return (
    <nav aria-labelledby="contents-heading" className={`${styles.contents} not-printed`}>
      <p id="contents-heading">In this notice</p>
      <ol>
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`}>
              <span aria-hidden="true">{index + 1}</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function sectionId(index: number): string {
  return `section-${index + 1}`;
}

/** The choice not to be counted. Without JavaScript nobody is counted, and it is not shown: offer-objection.ts. */
function ObjectionChoice({ label, kept, lost, signal }: ObjectionWords) {
  return (
    <div
      hidden
      className={`${styles.choice} not-printed`}
      data-objection=""
      data-kept={kept}
      data-lost={lost}
      data-signal={signal}
    >
      <label className="level">
        <input type="checkbox" /> {label}
      </label>
      <p role="status" />
    </div>
  );
}
