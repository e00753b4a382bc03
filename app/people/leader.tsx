import { useId } from "react";
import type { Leader as LeaderFacts } from "#app/content-loader/people.server.ts";
import { useChurch } from "#app/site.ts";
import { PhoneLink } from "#app/ui/contact-links.tsx";
import styles from "./leader.module.css";
import { type Likeness, Portrait } from "./portrait.tsx";

// Alone on its row: a third of a wide screen.
const SIZES = "(min-width: 64rem) 400px, (min-width: 48rem) 34vw, 45vw";

/** The minister, or the convener of the vacancy while the congregation has none of its own. */
export function Leader({
  name,
  role,
  portrait,
  saying,
  about,
}: Omit<LeaderFacts, "photo"> & { portrait: Likeness }) {
  const id = useId();
  const { phone } = useChurch();
  return (
    <section aria-labelledby={id} className={styles.leader}>
      <Portrait {...portrait} sizes={SIZES} />
      <div>
        <h2 id={id}>{name}</h2>
        <p className={styles.role}>{role}</p>
        {saying && <p className={styles.saying}>{saying}</p>}
        {about && <p className={styles.about}>{about}</p>}
        <div className={styles.phone}>
          <PhoneLink phone={phone} />
        </div>
      </div>
    </section>
  );
}
