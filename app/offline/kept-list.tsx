import { useSite, useWording } from "#app/site.ts";
import { PhoneLink } from "#app/ui/contact-links.tsx";
import styles from "./kept-list.module.css";

/** The ways on without signal: the pages that are kept (kept-pages.server.ts), and the telephone. */
export function KeptList() {
  const { church, groups, hasEvents } = useSite();
  const wording = useWording();
  return (
    <div className={styles.pages}>
      <section aria-labelledby="kept-pages">
        <h2 id="kept-pages">What you can read without signal</h2>
        <ul className={styles.list}>
          <PageItem path="/">{wording("Home")}</PageItem>
          <PageItem path="/this-week">{wording("This week, day by day")}</PageItem>
          {hasEvents && <PageItem path="/events">{wording("Events")}</PageItem>}
          <PageItem path="/about-us">{wording("About Us")}</PageItem>
          {groups.map(({ slug, name }) => (
            <PageItem key={slug} path={`/activities/${slug}`}>
              {name}
            </PageItem>
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

function PageItem({ path, children }: { path: string; children: string }) {
  return (
    <li>
      <a href={path}>{children}</a>
    </li>
  );
}
