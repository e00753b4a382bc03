import type { OwnPage } from "#app/church/own-pages.server.ts";
import { MoreLink } from "#app/ui/links.tsx";
import styles from "./own-page-list.module.css";

type Listed = Pick<OwnPage, "path" | "title" | "lead">;

/** Links to pages of the church's own, each with its lead. */
export function OwnPageList({ heading, pages }: { heading: string; pages: Listed[] }) {
  return (
    <section aria-labelledby="pages-heading" className={`${styles.pages} not-printed`}>
      <h2 id="pages-heading">{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ path, title, lead }) => (
          <li key={path}>
            <MoreLink to={path}>{title}</MoreLink>
            <p>{lead}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
