import type { ReactNode } from "react";
import { useChurch } from "#app/layout/site.ts";
import styles from "./embedded-form.module.css";
import { EmailLink, ExternalButton, ExternalLink, PhoneLink } from "./links.tsx";

/** What the frame may do: send the form, run its own scripts with its own cookies, and open pages in tabs. */
const SANDBOX =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** What the church says about a form, in get-involved.md. */
type FormWords = {
  /** The frame's name, which screen readers read out. */
  title: string;
  /** Shown until the form has loaded. */
  waiting: string;
  /** Shown with other ways to reach the church if the form is slow. */
  late: string;
  /** The link that opens the form in a tab. */
  tab: string;
  /** Says who keeps what is typed into the form. */
  kept: string;
};

type EmbeddedFormProps = {
  /** The form's address at the other service. */
  address: string;
  words: FormWords;
  /** Stands behind the words about who keeps what is typed. */
  children: ReactNode;
};

/** Another service's form in an iframe, with a link to open it in a tab, and words about who keeps what is typed. */
export function EmbeddedForm({ address, words, children }: EmbeddedFormProps) {
  const { phone, email } = useChurch();
  return (
    <div className={styles.form}>
      {/* It is not printed, because nobody could fill it in: the link beside it gives its address. */}
      <div className={`${styles.frame} not-printed`}>
        {/* The outline of a form; await-form.ts removes it, or shows the words for a slow form in it. */}
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
