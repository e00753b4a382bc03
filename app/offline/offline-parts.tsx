import { useSite } from "#app/site.ts";
import { LinkList, PhoneLink } from "#app/ui/links.tsx";
import { PageStyles } from "#app/ui/page-title.tsx";
import styles from "./offline-parts.module.css";

/** The address of the page itself: its link loads it again. */
export const AGAIN = "";

/** The ways on without signal: the pages that are kept, which the service worker's list is made of, and the telephone. */
export function KeptList({ pages }: { pages: { to: string; name: string }[] }) {
  const { church } = useSite();
  return (
    <div className={styles.pages}>
      <section aria-labelledby="kept-pages">
        <h2 id="kept-pages">What you can read without signal</h2>
        <LinkList data-kept-pages links={pages} className={styles.list} />
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

/**
 * What the service worker puts at the head of a copy, taken at build time from the page where this stands. It says
 * what was, and so stays true when the signal is back.
 */
export function OfflineNote() {
  return (
    <template id="offline-note">
      <PageStyles />
      <div className={styles.note}>
        <p className="wrap">
          There was no signal, so this is the copy that your device has kept
          <span data-as-of>
            : the page as it was on <slot name="day" />
          </span>
          . <a href={AGAIN}>Try again</a>
        </p>
      </div>
    </template>
  );
}
