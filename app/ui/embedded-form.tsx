import { type ReactNode, useState } from "react";
import styles from "./embedded-form.module.css";
import { ExternalLink } from "./external-link.tsx";

/** Another service's form in an iframe, with a link to open it in a tab. */
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
            if (frame && isLoaded(frame)) setHasLoaded(true);
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

/** It may have loaded before hydration. A cross-origin document is null, and there once it has loaded. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
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
