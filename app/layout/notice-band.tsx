import { ChevronDown, X } from "lucide-react";
import type { NoticeLink } from "#app/church/notices.server.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/links.tsx";
import { WordsWithNumbers } from "#app/ui/words-with-numbers.tsx";
import styles from "./notice-band.module.css";
import { Timed } from "./timed.tsx";
import type { TimedNotice } from "./timed-notices.server.ts";

/** The church's notices above the header. Each is shown on its days, until a visitor closes it (notice-closing.ts). */
export function NoticeBand({ notices }: { notices: TimedNotice[] }) {
  return (
    <aside aria-label="Notices" className={`${styles.band} not-printed`}>
      {notices.map((notice) => (
        <Timed
          as="div"
          key={notice.id}
          data-notice={notice.id}
          from={notice.from}
          until={notice.until}
        >
          <div className={`wrap level ${styles.notice}`}>
            <details className={styles.fold}>
              <summary
                aria-label="Read the whole notice"
                className={`${button.icon} ${button.plain} ${styles.close}`}
              >
                <ChevronDown className="turns" aria-hidden />
              </summary>
            </details>
            <p>
              <WordsWithNumbers words={notice.words} />{" "}
              {notice.link && <LinkOfNotice {...notice.link} />}
            </p>
            <button
              type="button"
              aria-label="Close this notice"
              className={`${button.icon} ${button.plain} ${styles.close} needs-script`}
            >
              <X aria-hidden />
            </button>
          </div>
        </Timed>
      ))}
    </aside>
  );
}

function LinkOfNotice({ to, words }: NoticeLink) {
  const Link = to.startsWith("/") ? "a" : ExternalLink;
  return (
    <Link href={to} className={styles.link}>
      {words}
    </Link>
  );
}
