import { Link2 } from "lucide-react";
import styles from "./next-steps.module.css";

/** Copies an address, to be passed on. What came of it is said through `onNotice`. */
export function CopyLink({
  address,
  onNotice,
}: {
  address: string;
  onNotice: (words: string) => void;
}) {
  async function copy() {
    onNotice("");
    try {
      await navigator.clipboard.writeText(address);
      onNotice("Link copied");
    } catch {
      // Not allowed, or not to be had: browsers copy for a site with https only.
      onNotice(`Your browser would not copy it. The link is ${address}`);
    }
  }
  return (
    <button type="button" className={styles.copy} onClick={copy}>
      <Link2 aria-hidden /> Copy the link
    </button>
  );
}
