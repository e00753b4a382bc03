import type { ReactNode } from "react";
import { EmailLink, ExternalButton, ExternalLink, PhoneLink } from "#app/ui/links.tsx";
import styles from "./embedded-form.module.css";
import { useChurch } from "./site.ts";

/** What the frame may do: send the form, run its own scripts with its own cookies, and open pages in tabs. */
const SANDBOX =
  "allow-forms allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

type EmbeddedFormProps = {
  /** The form's address at ChurchSuite. */
  address: string;
  /** Stands behind the words about who keeps what is typed. */
  children: ReactNode;
};

/** A form of ChurchSuite's in an iframe, with a link to open it in a tab, and words about who keeps what is typed. */
export function EmbeddedForm({ address, children }: EmbeddedFormProps) {
  const { phone, email } = useChurch();
  return (
    <div className={`stack ${styles.form}`}>
      {/* It is not printed, because nobody could fill it in: the link beside it gives its address. */}
      <div className={`card ${styles.frame} not-printed`}>
        {/* The outline of a form; await-form.ts removes it, or shows the words for a slow form in it. */}
        <div className={styles.skeleton} data-until-loaded="">
          <div className={styles.fields}>
            <span />
            <span />
            <span />
            <span />
          </div>
          <div role="status" className={styles.status}>
            <p className="strong">The form is on its way</p>
          </div>
          <template>
            <p className="lead">
              The form has not come yet. Open it in its own tab, or ring or write to us: we’ll be
              glad to hear from you.
            </p>
            <ExternalLink href={address} className="tap strong">
              Open the form in its own tab
            </ExternalLink>
            <PhoneLink phone={phone} />
            <EmailLink email={email} />
          </template>
        </div>
        <iframe
          src={address}
          title="Sign-up form"
          loading="lazy"
          sandbox={SANDBOX}
          allow=""
          referrerPolicy="strict-origin"
        />
      </div>
      <div className={`stack ${styles.note}`}>
        <p>
          This form is ChurchSuite’s. What you type in it is kept there for us, and not on this
          website.
        </p>
        {children}
      </div>
      <ExternalButton href={address} look="outline">
        Open the form in its own tab
      </ExternalButton>
    </div>
  );
}
