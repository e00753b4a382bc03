import { EmailLink, PhoneLink } from "#app/ui/links.tsx";
import type { SafeguardingFacts } from "./person.ts";
import { Face } from "./portrait.tsx";
import styles from "./safeguarding.module.css";

/** Says whom to tell of a worry about a child or an adult at risk. */
export function Safeguarding({ words, name, role, phone, email, face }: SafeguardingFacts) {
  return (
    <section
      aria-labelledby="safeguarding-heading"
      className={`beside level card whole ${styles.panel}`}
    >
      <div className={styles.words}>
        <h2 id="safeguarding-heading">Safeguarding</h2>
        <p>{words}</p>
      </div>
      <div className={`beside ${styles.person}`}>
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
