import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useSite } from "#app/site.ts";
import { CLOSED, ShowTimed, useTimed } from "#app/time/timed.tsx";
import { ExternalLink } from "#app/ui/external-link.tsx";
import styles from "./notice-band.module.css";
import type { TimedNotice } from "./notices.server.ts";

/** The church's notices, above the header. Each is shown on its days, until a visitor closes it. */
export function NoticeBand() {
  const { notices } = useSite();
  const closed = useSyncExternalStore(subscribe, closedIds, () => "");
  const timedAttributes = useTimed();
  return (
    <>
      <div role="status" className={styles.band}>
        {notices.map((notice) => (
          <div
            key={notice.id}
            data-id={notice.id}
            {...timedAttributes(notice, closed.includes(notice.id))}
          >
            <div className={`wrap ${styles.notice}`}>
              <p>
                {notice.words} {notice.link && <NoticeLink link={notice.link} />}
              </p>
              <button
                type="button"
                aria-label="Close this notice"
                className={styles.close}
                onClick={() => close(notice.id)}
              >
                <X aria-hidden />
              </button>
            </div>
          </div>
        ))}
      </div>
      <ShowTimed />
    </>
  );
}

function NoticeLink({ link: { to, words } }: { link: NonNullable<TimedNotice["link"]> }) {
  if (!to.startsWith("/")) {
    return (
      <ExternalLink href={to} className={styles.external}>
        {words}
      </ExternalLink>
    );
  }
  return <a href={to}>{words}</a>;
}

// For a browser that keeps nothing, until the page is loaded again.
let closedHere = "";
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => void listeners.delete(notify);
}

/** The ids of the notices that were closed on this visit. */
function closedIds(): string {
  try {
    return sessionStorage.getItem(CLOSED) ?? closedHere;
  } catch {
    return closedHere;
  }
}

/** Closing removes the focused button, so the focus goes to the heading, as after a navigation. */
function close(id: string): void {
  closedHere = `${closedIds()} ${id}`;
  try {
    sessionStorage.setItem(CLOSED, closedHere);
  } catch {
    // Storage is full or forbidden.
  }
  for (const notify of listeners) notify();
  document.querySelector("h1")?.focus({ preventScroll: true });
}
