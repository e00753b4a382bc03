import { Mail, Phone } from "lucide-react";
import type { Safeguarding as SafeguardingFacts } from "#app/content-loader/people.server.ts";
import type { Photo } from "#app/pictures/photo.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
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
          {phone && (
            <a href={phoneAddress(phone)}>
              <Phone aria-hidden /> {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`}>
              <Mail aria-hidden /> {email}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
