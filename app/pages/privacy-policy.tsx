import { readAnalytics } from "#app/church/analytics.server.ts";
import type { PrivacyPolicy as Notice } from "#app/church/privacy-policy.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import longText from "#app/own-pages/long-text.module.css";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import { PageBody } from "#app/ui/page-title.tsx";
import { britishDateAndYear } from "#time";
import type { Route } from "./+types/privacy-policy";
import styles from "./privacy-policy.module.css";

export function loader() {
  const church = thisChurch();
  const words = church.pages["privacy-policy"];
  return { words, isCounted: readAnalytics(church.facts) !== null };
}

export default function PrivacyPolicy({ loaderData: { words, isCounted } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="privacy-policy" words={words}>
        <p>
          Last reviewed <time dateTime={words.reviewed}>{britishDateAndYear(words.reviewed)}</time>
        </p>
      </PageOpening>
      <NoticeSections sections={words.sections} isCounted={isCounted} />
    </>
  );
}

type NoticeSectionsProps = Pick<Notice, "sections"> & {
  /** Whether the church counts page views. */
  isCounted: boolean;
};

/** The sections of the notice and, below them, what a church that counts page views has to say of that. */
function NoticeSections({ sections, isCounted }: NoticeSectionsProps) {
  return (
    <PageBody>
      <div className="room">
        <div className={`stack stacked-in-print ${styles.notice}`}>
          {sections.length > 1 && <Contents sections={sections} />}
          <div className={styles.text}>
            {sections.map(({ heading, text }, index) => (
              <section
                key={heading}
                aria-labelledby={sectionId(index)}
                className={`${longText.part} ${longText.text}`}
              >
                <h2 id={sectionId(index)}>
                  {sections.length > 1 && <span className={styles.number}>{index + 1}.</span>}{" "}
                  {heading}
                </h2>
                <MarkdownText text={text} />
              </section>
            ))}
            {isCounted && <Counting />}
          </div>
        </div>
      </div>
    </PageBody>
  );
}

function Contents({ sections }: Pick<Notice, "sections">) {
  return (
    <nav aria-labelledby="contents-heading" className={`${styles.contents} not-printed`}>
      <p id="contents-heading">In this notice</p>
      <ol className="quiet">
        {sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${sectionId(index)}`} className="plain">
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

/** Says that page views are counted, with the choice not to be. That is not shown without JavaScript: nobody is counted. */
function Counting() {
  return (
    <section aria-labelledby="counting-heading" className={`${longText.part} ${longText.text}`}>
      <h2 id="counting-heading">Counting visits</h2>
      <p>
        This website counts which of its pages are read. A script is told the page’s address and
        title, and the page you came from. It is never loaded if your browser sends the signal
        called Global Privacy Control, or Do Not Track, or if you choose below not to be counted.
        Your browser then remembers that choice for this website, until you take it back or clear
        what it has stored.
      </p>
      <div
        hidden
        className={`card ${styles.choice} not-printed`}
        data-objection=""
        data-kept="Done: from now on, visits from this browser are not counted."
        data-lost="Your browser keeps nothing for websites, so it has forgotten this on the next page. Its signal Global Privacy Control does the same, and lasts."
        data-signal="Your browser tells us so already: your visits are not counted."
      >
        <label className="tap strong">
          <input type="checkbox" /> Do not count my visits
        </label>
        <p role="status" />
      </div>
    </section>
  );
}
