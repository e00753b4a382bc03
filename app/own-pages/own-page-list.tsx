import { MoreLink } from "#app/ui/links.tsx";
import styles from "./own-page-list.module.css";

type OwnPageListProps = {
  pages: {
    path: string;
    title: string;
    /** The sentence that says what the page is about. */
    lead: string;
  }[];
};

/** Links to pages that the church itself has written, each with its lead. */
export function OwnPageList({ pages }: OwnPageListProps) {
  return (
    <section aria-labelledby="pages-heading" className={`stack ${styles.pages} not-printed`}>
      <h2 id="pages-heading">More about us</h2>
      <ul className={`ruled balanced ${styles.list}`}>
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
