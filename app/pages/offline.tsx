import { useLinksTo } from "#app/layout/menu-links.tsx";
import styles from "#app/offline/offline.module.css";
import { useSite } from "#app/site.ts";
import { groupPath } from "#app/text/addresses.ts";
import { LinkList, MoreLink, PhoneLink } from "#app/ui/links.tsx";
import { PageBody, PageStyles, PageTitle } from "#app/ui/page-title.tsx";

const AGAIN = ""; // the address of the page itself

/** What the service worker shows, at any address, where there is neither signal nor a copy: the build saves it as offline.html. */
export default function Offline() {
  const { church, groups } = useSite();
  // The service worker's list is made of them; any other page is kept once it has been visited.
  const kept = [
    ...useLinksTo("/", "/this-week", "/events", "/about-us"),
    ...groups.map(({ slug, name }) => ({ to: groupPath(slug), name })),
  ];
  return (
    <>
      <title>{`No signal | ${church.name}`}</title>
      <meta name="robots" content="noindex" />
      <PageTitle
        heading="No signal"
        lead="Your device has not kept this page, and cannot fetch it just now. Others are here all the same."
        light="events"
      >
        <MoreLink to={AGAIN}>Try again</MoreLink>
      </PageTitle>
      <PageBody>
        <div className={styles.pages}>
          <section aria-labelledby="kept-pages">
            <h2 id="kept-pages">What you can read without signal</h2>
            <LinkList data-kept-pages links={kept} className={styles.list} />
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
      </PageBody>
      <Note />
    </>
  );
}

/** What the service worker puts at the head of a copy. It says what was, and so stays true when the signal is back. */
function Note() {
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
