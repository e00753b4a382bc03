import type { Safeguarding as SafeguardingFacts } from "#app/content-loader/people.server.ts";
import { EmailLink, PhoneLink } from "#app/ui/links.tsx";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import { Face } from "./portrait.tsx";
import styles from "./safeguarding.module.css";

/** Whom to tell of a worry about a child or an adult at risk. */
export function Safeguarding({
  heading,
  name,
  role,
  phone,
  email,
  words,
  photo,
  initials,
}: SafeguardingFacts & { heading: string; photo: Photo | undefined; initials: string }) {
  return (
    <section aria-labelledby="safeguarding-heading" className={styles.panel}>
      <div className={styles.words}>
        <h2 id="safeguarding-heading">{heading}</h2>
        <p>{words}</p>
      </div>
      <div className={styles.person}>
        <Face photo={photo} initials={initials} />
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
