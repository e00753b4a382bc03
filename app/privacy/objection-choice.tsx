import type { ObjectionWords } from "#app/content-loader/privacy-policy.server.ts";
import styles from "./objection-choice.module.css";

/** The choice not to be counted. Without JavaScript nobody is counted, and it is not shown: offer-objection.ts. */
export function ObjectionChoice({ label, kept, lost, signal }: ObjectionWords) {
  return (
    <div
      hidden
      className={styles.choice}
      data-objection=""
      data-kept={kept}
      data-lost={lost}
      data-signal={signal}
    >
      <label>
        <input type="checkbox" /> {label}
      </label>
      <p role="status" />
    </div>
  );
}
