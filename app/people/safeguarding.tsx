import type { Safeguarding as SafeguardingFacts } from "#app/content-loader/people.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { EmailLink, PhoneLink } from "#app/ui/contact-links.tsx";
import { Face } from "./face.tsx";
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
