import { Copy } from "lucide-react";
import { useState } from "react";
import button from "#app/ui/button.module.css";
import type { Length } from "./week-words.ts";

const ways: [length: Length, words: string][] = [
  ["short", "Copy for a message"],
  ["long", "Copy for an e-mail"],
];

/** The week as text, to be sent on by a telephone's messages or with all there is to know, and to be read aloud. */
export function CopyWeek({ textOf }: { textOf: (length: Length) => string }) {
  const [said, setSaid] = useState("");

  async function copy(length: Length) {
    setSaid("");
    try {
      await navigator.clipboard.writeText(textOf(length));
      setSaid("Copied: paste it into your message.");
    } catch {
      // Refused by the visitor, or missing: browsers have a clipboard on https only.
      setSaid("Your browser would not copy it: open it as plain text.");
    }
  }

  return (
    <div className={`side-by-side ${button.row} not-printed`}>
      {ways.map(([length, words]) => (
        <button
          key={length}
          type="button"
          className={`${button.button} ${button.outline} needs-script`}
          onClick={() => copy(length)}
        >
          <Copy aria-hidden /> {words}
        </button>
      ))}
      <a href="/this-week.txt" className="tap">
        As plain text
      </a>
      <a href="/pulpit" className="tap">
        To read aloud
      </a>
      <p role="status">{said}</p>
    </div>
  );
}
