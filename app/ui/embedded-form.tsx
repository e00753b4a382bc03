import { type ReactNode, useEffect, useState } from "react";
import { useChurch } from "#app/site.ts";
import { EmailLink, PhoneLink } from "./contact-links.tsx";
import styles from "./embedded-form.module.css";
import { ExternalLink } from "./external-link.tsx";

const LONG_AWAITED = 10_000; // milliseconds

/** Another service's form in an iframe, with a link to open it in a tab. */
export function EmbeddedForm({
  address,
  words,
  children,
}: {
  address: string;
  words: { title: string; waiting: string; late: string; tab: string };
  children: ReactNode;
}) {
  const [hasLoaded, setHasLoaded] = useState(false);
  return (
    <div className={styles.form}>
      <div className={styles.frame}>
        {!hasLoaded && <Skeleton address={address} words={words} />}
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

/** A form's outline, and after a while other ways to what the form is for. */
function Skeleton({
  address,
  words,
}: {
  address: string;
  words: { waiting: string; late: string; tab: string };
}) {
  const { phone, email } = useChurch();
  const [isLate, setIsLate] = useState(false);

  // Reaches outside React: the wait for a form that may never come.
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), LONG_AWAITED);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.skeleton}>
      <div className={styles.fields} hidden={isLate}>
        <span />
        <span />
        <span />
        <span />
      </div>
      <div role="status" className={isLate ? styles.late : styles.waiting}>
        <p key={String(isLate)}>{isLate ? words.late : words.waiting}</p>
        {isLate && (
          <>
            <ExternalLink href={address}>{words.tab}</ExternalLink>
            <PhoneLink phone={phone} />
            <EmailLink email={email} />
          </>
        )}
      </div>
    </div>
  );
}
