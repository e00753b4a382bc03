import styles from "./skip-link.module.css";

export function SkipLink() {
  return (
    <a href="#content" className={styles.link}>
      Skip to the page’s content
    </a>
  );
}
