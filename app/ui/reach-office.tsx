import { Clock, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useChurch, useSay } from "#app/site.ts";
import { phoneAddress } from "./phone-address.ts";
import styles from "./reach-office.module.css";

/** Where there is no form: how to ring or write to the church office, and when it is open. */
export function ReachOffice({ children }: { children: ReactNode }) {
  const say = useSay();
  const { phone, email, office } = useChurch();
  return (
    <div className={styles.office}>
      <div className={styles.ways}>
        <h2>{say("Ring or write to us")}</h2>
        <a href={phoneAddress(phone)} className={styles.phone}>
          <Phone aria-hidden /> {phone}
        </a>
        <a href={`mailto:${email}`} className={styles.line}>
          <Mail aria-hidden /> {email}
        </a>
        {office && (
          <p className={styles.line}>
            <Clock aria-hidden /> {office}
          </p>
        )}
      </div>
      <div className={styles.note}>{children}</div>
    </div>
  );
}
