import { Copy } from "lucide-react";
import { useState } from "react";
import button from "#app/ui/button.module.css";

/** A button that copies the week as text, to be pasted into a message or an e-mail. */
export function CopyWeek({ text }: { text: string }) {
  const [said, setSaid] = useState("");

  async function copy() {
    setSaid("");
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied: paste it into your message.");
    } catch {
      // Refused by the visitor, or missing: browsers have a clipboard on https only.
      setSaid("Your browser would not copy it: select the days on this page, and copy those.");
    }
  }

  return (
    <div className={`side-by-side ${button.row} not-printed needs-script`}>
      <button type="button" className={`${button.button} ${button.outline}`} onClick={copy}>
        <Copy aria-hidden /> Copy this week
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
