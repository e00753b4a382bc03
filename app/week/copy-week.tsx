import { Copy } from "lucide-react";
import button from "#app/ui/button.module.css";

/** A button that copies the week as text, to be pasted into a message or an e-mail: see copy-and-share.ts. */
export function CopyWeek({ text }: { text: string }) {
  return (
    <div className={`side-by-side ${button.row} not-printed needs-script`}>
      <button type="button" data-copies={text} className={`${button.button} ${button.outline}`}>
        <Copy aria-hidden /> Copy this week
      </button>
      <p role="status" />
    </div>
  );
}
