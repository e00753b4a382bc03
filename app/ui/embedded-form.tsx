import { ArrowUpRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./embedded-form.module.css";
import { OPENS_IN_NEW_TAB } from "./new-tab-note.tsx";

/** A form of another service in a frame, with a way to open it by itself. */
export function EmbeddedForm({
  address,
  words,
  children,
}: {
  address: string;
  words: { title: string; waiting: string; tab: string };
  children: ReactNode;
}) {
  const [hasLoaded, setHasLoaded] = useState(false);
  return (
    <div className={styles.form}>
      <div className={styles.frame}>
        {!hasLoaded && <Skeleton waiting={words.waiting} />}
        <iframe src={address} title={words.title} onLoad={() => setHasLoaded(true)} />
      </div>
      <div className={styles.note}>{children}</div>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={OPENS_IN_NEW_TAB}
        className={styles.tab}
      >
        {words.tab} <ArrowUpRight aria-hidden />
      </a>
    </div>
  );
}

function Skeleton({ waiting }: { waiting: string }) {
  return (
    <div className={styles.skeleton}>
      <span />
      <span />
      <span />
      <span />
      <p role="status">{waiting}</p>
    </div>
  );
}
