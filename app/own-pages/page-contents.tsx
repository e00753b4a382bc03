import type { OwnPage } from "#app/church/own-pages.server.ts";
import styles from "./page-contents.module.css";

/** A page with fewer headings can be seen through as fast as a list of them. */
const FEWEST_HEADINGS = 6;

/**
 * Links to the headings of a long page, so that nobody has to look through all of it for an answer. Telephones have none:
 * there the links alone would fill a screen.
 */
export function PageContents({ chapters }: Pick<OwnPage, "chapters">) {
  const headings = chapters.filter(({ heading }) => heading);
  if (headings.length < FEWEST_HEADINGS) return null;
  return (
    <nav aria-label="On this page" className={`not-printed ${styles.contents}`}>
      <ul className="beside">
        {headings.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className="tap">
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
