import type { ReactNode } from "react";
import { useChurch } from "#app/site.ts";
import styles from "./embedded-form.module.css";
import { EmailLink, ExternalButton, ExternalLink, PhoneLink } from "./links.tsx";

// What a form needs: to be sent, to run its own scripts with its own cookies, and to open pages in tabs.
const SANDBOX =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

type Words = Record<"title" | "waiting" | "late" | "tab" | "kept", string>;
type Form = { address: string; words: Words; children: ReactNode };

/** Another service's form in an iframe, with a link to open it in a tab, and who keeps what is typed. */
export function EmbeddedForm({ address, words, children }: Form) {
  const { phone, email } = useChurch();
  return (
    <div className={styles.form}>
      {/* Nobody can fill it in on paper; the link beside it says where it is. */}
      <div className={`${styles.frame} not-printed`}>
        {/* A form's outline, and after a while other ways to what the form is for: await-form.ts. */}
        <div className={styles.skeleton} data-until-loaded="">
          <div className={styles.fields}>
            <span />
            <span />
            <span />
            <span />
          </div>
          <div role="status" className={styles.status}>
            <p>{words.waiting}</p>
          </div>
          <template>
            <p>{words.late}</p>
            <ExternalLink href={address} className="tap">
              {words.tab}
            </ExternalLink>
            <PhoneLink phone={phone} />
            <EmailLink email={email} />
          </template>
        </div>
        <iframe
          src={address}
          title={words.title}
          loading="lazy"
          sandbox={SANDBOX}
          allow=""
          referrerPolicy="strict-origin"
        />
      </div>
      <div className={styles.note}>
        <p>{words.kept}</p>
        {children}
      </div>
      <ExternalButton href={address} look="outline">
        {words.tab}
      </ExternalButton>
    </div>
  );
}
