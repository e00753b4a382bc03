import bowl from "#app/assets/giving.svg?url";
import type { GivingWords } from "#app/content-loader/pages.server.ts";
import { phoneAddress } from "#app/ui/phone-address.ts";
import styles from "./need-help.module.css";

/** Whom to ring when giving on the web is not for you. */
export function NeedHelp({ help, phone }: Pick<GivingWords, "help"> & { phone: string }) {
  return (
    <section aria-labelledby="help-heading" className={styles.help}>
      <img src={bowl} alt="" width={400} height={450} loading="lazy" />
      <div className={styles.words}>
        <h2 id="help-heading">{help.heading}</h2>
        <p>{help.words}</p>
        <a href={phoneAddress(phone)}>{phone}</a>
      </div>
    </section>
  );
}
