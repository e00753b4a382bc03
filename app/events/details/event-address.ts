import { useCallback, useEffect, useState } from "react";

// "#2026-12" is a month of the events page.
const EVENT_HASH = /^#(?!\d{4}-\d\d$)[a-z\d-]+$/;

/**
 * The id of the event that the page's address names, "" where it names none, and whether its entry of the history
 * asks for the calendars; hydration knows neither. `enter` puts an event there, in an entry of the history's own,
 * and `leave` takes it away.
 */
export function useEventAddress() {
  const [{ hash, isUnfolded }, setAddress] = useState({ hash: "", isUnfolded: false });
  const readAddress = useCallback(() => {
    const isUnfolded = window.history.state?.calendars !== undefined;
    setAddress({ hash: window.location.hash, isUnfolded });
  }, []);

  // Reaches outside React: the address changes by Back, Forward and links to the months, too.
  useEffect(() => {
    readAddress();
    const readAnew = () => {
      readAddress();
      setTimeout(() => {
        if (!isOverlay()) window.history.scrollRestoration = "auto";
      });
    };
    // Not `hashchange`: the browser tells of every change of the hash by `popstate`, too.
    window.addEventListener("popstate", readAnew);
    return () => window.removeEventListener("popstate", readAnew);
  }, [readAddress]);

  const enter = useCallback(
    (id: string, calendars?: "calendars") => {
      // A double click must not add two history entries.
      if (window.location.hash === `#${id}`) return;
      // Back must leave the page where it is; the browser may know only where it was a moment ago.
      window.history.scrollRestoration = "manual";
      window.history.pushState({ isOverlay: true, calendars }, "", `#${id}`);
      readAddress();
    },
    [readAddress],
  );

  function leave() {
    if (isOverlay()) return window.history.back();
    const { pathname, search } = window.location;
    window.history.replaceState(null, "", pathname + search);
    readAddress();
  }

  const id = EVENT_HASH.test(hash) ? hash.slice(1) : "";
  return { id, isUnfolded, enter, leave };
}

/** Whether this entry of the history is that of details: the page beneath keeps its scroll position. */
function isOverlay(): boolean {
  return window.history.state?.isOverlay === true;
}
