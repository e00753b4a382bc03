import { useSite } from "#app/site.ts";
import { PhoneLink } from "#app/ui/contact-links.tsx";
import styles from "./kept-list.module.css";
import type { KeptPage } from "./kept-pages.server.ts";

/** The ways on without signal: the pages that are kept, and the telephone. */
export function KeptList({ pages }: { pages: KeptPage[] }) {
  const { church } = useSite();
  return (
    <div className={styles.pages}>
      <section aria-labelledby="kept-pages">
        <h2 id="kept-pages">What you can read without signal</h2>
        <ul className={styles.list}>
          {pages.map(({ path, name }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
        <p>And any page that you have read here lately.</p>
      </section>
      <section aria-labelledby="by-telephone">
        <h2 id="by-telephone">Or ring us</h2>
        <address>
          <PhoneLink phone={church.phone} />
          {church.office && <p>Office open {church.office}</p>}
        </address>
      </section>
    </div>
  );
}
