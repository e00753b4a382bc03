import type { GivingWords } from "#app/content-loader/pages.server.ts";
import styles from "./giving-steps.module.css";

/** How to give, step by step. */
export function GivingSteps({ steps }: Pick<GivingWords, "steps">) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, words }, index) => (
        <li key={title}>
          <b aria-hidden="true">{index + 1}</b>
          <div>
            <h2>{title}</h2>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
