import { type ReactNode, useState } from "react";
import styles from "./embedded-form.module.css";
import { ExternalLink } from "./external-link.tsx";

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
        <iframe
          ref={(frame) => {
            if (frame && hasCome(frame)) setHasLoaded(true);
          }}
          src={address}
          title={words.title}
          onLoad={() => setHasLoaded(true)}
        />
      </div>
      <div className={styles.note}>{children}</div>
      <ExternalLink href={address} className={styles.tab}>
        {words.tab}
      </ExternalLink>
    </div>
  );
}

/** The form may have loaded before the script; of another service's page only its being there is told. */
function hasCome({ contentDocument }: HTMLIFrameElement): boolean {
  if (contentDocument === null) return true;
  return contentDocument.URL !== "about:blank" && contentDocument.readyState === "complete";
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
