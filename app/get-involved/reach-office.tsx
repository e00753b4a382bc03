import type { ReactNode } from "react";
import { useSite } from "#app/site.ts";
import { EmailLink, PhoneLink } from "#app/ui/links.tsx";
import styles from "./reach-office.module.css";

/** Where there is no form: how to ring or write to the church office, and when it is open. */
export function ReachOffice({ children }: { children: ReactNode }) {
  const { phone, email, office } = useSite().church;
  return (
    <div className={styles.office}>
      <div className={styles.ways}>
        <h2>Ring or write to us</h2>
        <PhoneLink phone={phone} />
        <EmailLink email={email} />
        {office && <p className={`tap ${styles.hours}`}>Office open {office}</p>}
      </div>
      <div className={`paragraphs ${styles.note}`}>{children}</div>
    </div>
  );
}
