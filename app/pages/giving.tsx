import bowl from "#app/assets/giving.svg?url";
import { findGivingPage } from "#app/church/church-suite.server.ts";
import type { GivingWords } from "#app/church/pages.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { PageOpening } from "#app/layout/page-head.tsx";
import { useChurch } from "#app/layout/site.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { ExternalButton } from "#app/ui/links.tsx";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import type { Route } from "./+types/giving";
import styles from "./giving.module.css";

export function loader() {
  const church = thisChurch();
  return { words: church.pages.giving, logIn: findGivingPage(church) };
}

export default function Giving({ loaderData: { words, logIn } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page="giving" words={words}>
        {logIn && (
          <ExternalButton href={logIn} look="gold">
            {words.button}
          </ExternalButton>
        )}
      </PageOpening>
      <HowToGive {...words} />
    </>
  );
}

/** The steps, what else is to be said, and whom to ring for help. */
function HowToGive({ steps, text, help }: Pick<GivingWords, "steps" | "text" | "help">) {
  const { phone } = useChurch();
  return (
    <div className={`wrap beside stacked-in-print ${styles.columns}`}>
      <div>
        {steps.length > 0 && (
          <ol className={styles.steps}>
            {steps.map(({ title, words }, index) => (
              <li key={title} className="whole">
                <b aria-hidden="true">{index + 1}</b>
                <div>
                  <h2>{title}</h2>
                  <p>{words}</p>
                </div>
              </li>
            ))}
          </ol>
        )}
        <div className={`stack ${styles.more}`}>
          <MarkdownText text={text} />
        </div>
      </div>
      <section aria-labelledby="help-heading" className={`dark whole balanced ${styles.help}`}>
        <Drawing src={bowl} size={[400, 450]} className="glass not-printed" />
        <div className={`stack ${styles["help-words"]}`}>
          <h2 id="help-heading">{help.heading}</h2>
          <p>{help.words}</p>
          <a href={makePhoneAddress(phone)}>{phone}</a>
        </div>
      </section>
    </div>
  );
}
