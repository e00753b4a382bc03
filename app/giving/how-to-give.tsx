import bowl from "#app/assets/giving.svg?url";
import type { GivingWords } from "#app/content-loader/pages.server.ts";
import { useChurch } from "#app/site.ts";
import { phoneAddress } from "#app/ui/addresses.ts";
import { Drawing } from "#app/ui/drawing.tsx";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./how-to-give.module.css";

export function HowToGive({ steps, more, help }: Pick<GivingWords, "steps" | "more" | "help">) {
  const { phone } = useChurch();
  return (
    <div className={`wrap side-by-side stacked-in-print ${styles.columns}`}>
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
        <div className={`paragraphs ${styles.more}`}>
          <ProseText prose={more} />
        </div>
      </div>
      <section aria-labelledby="help-heading" className={`dark whole ${styles.help}`}>
        <Drawing src={bowl} size={[400, 450]} className="glass not-printed" />
        <div className={styles["help-words"]}>
          <h2 id="help-heading">{help.heading}</h2>
          <p>{help.words}</p>
          <a href={phoneAddress(phone)}>{phone}</a>
        </div>
      </section>
    </div>
  );
}
