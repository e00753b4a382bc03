import { EmailLink, PhoneLink } from "#app/ui/links.tsx";
import type { readSafeguarding } from "./people.server.ts";
import { Face } from "./portrait.tsx";
import styles from "./safeguarding.module.css";

type Shown = NonNullable<ReturnType<typeof readSafeguarding>>;

/** Whom to tell of a worry about a child or an adult at risk. */
export function Safeguarding({ heading, name, role, phone, email, words, ...face }: Shown) {
  return (
    <section
      aria-labelledby="safeguarding-heading"
      className={`side-by-side whole ${styles.panel}`}
    >
      <div className={styles.words}>
        <h2 id="safeguarding-heading">{heading}</h2>
        <p>{words}</p>
      </div>
      <div className={`side-by-side ${styles.person}`}>
        <Face {...face} />
        <div>
          <p>
            <b>{name}</b>
            <br />
            {role}
          </p>
          {phone && <PhoneLink phone={phone} />}
          {email && <EmailLink email={email} />}
        </div>
      </div>
    </section>
  );
}
