import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { type ChurchEvent, findEvent } from "#app/events/event.ts";
import { EVENT_IS_GONE } from "#app/events/feed-notes.tsx";
import type { Details } from "#app/events/parts/event-links.tsx";
import type { WallTime } from "#app/time/wall-time.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { EventDialog } from "./event-dialog.tsx";

const NO_DETAILS = "The details could not be fetched. Please try again in a moment.";
const NO_SIGNAL =
  "That page could not be reached. Please see whether you are online, and try again.";

// Most visitors open no event: the dialog's script and styles are fetched when somebody is about to.
const importDialog = () => import("./event-dialog.tsx");

/**
 * One dialog for the details of a list of events: render `dialog` once; `isUnknownId` where the address names an event
 * that is not among them. Which event is open is in the hash of the page's address, so that Back closes it and the
 * link can be shared.
 */
export function useEventDialog(events: ChurchEvent[], now: WallTime | null, isSnapshot: boolean) {
  const { id, isUnfolded, enter, leave } = useEventAddress();
  const found = findEvent(id, events);
  // Details stay open when the feed answers without their event, or a past one leaves the snapshot.
  const [lastFound, setLastFound] = useState<ChurchEvent>();
  if (found && found !== lastFound) setLastFound(found);
  const event = found ?? (lastFound && findEvent(id, [lastFound]));
  // The hash may name another element of the page.
  const isUnknownId = id !== "" && !event && !isSnapshot && !document.getElementById(id);

  const wasOpenedHere = useRef(false);
  const details = useMemo<Details>(
    () => ({
      open({ id }, calendars) {
        wasOpenedHere.current = true;
        enter(id, calendars);
      },
      // A failure is handled when the dialog is asked for.
      prepare: () => importDialog().catch(() => {}),
    }),
    [enter],
  );

  const [Dialog, setDialog] = useState<typeof EventDialog>();
  const isMissing = event !== undefined && !Dialog;

  /**
   * In a tab that is older than the last build the script is gone: the page is loaded anew, once, and opens
   * the event of its address. Offline the browser would show its own error page, so there this page stays.
   */
  const recover = useEffectEvent(async (signal: AbortSignal) => {
    if (!wasOpenedHere.current) showToast(NO_DETAILS);
    else if (await isReachable(signal)) return window.location.reload();
    else if (!signal.aborted) showToast(NO_SIGNAL);
    if (!signal.aborted) leave();
  });

  // Reaches outside React: the chunk with the dialog.
  useEffect(() => {
    if (!isMissing) return;
    const wait = new AbortController();
    importDialog().then(
      (script) => setDialog(() => script.EventDialog),
      () => recover(wait.signal),
    );
    return () => wait.abort();
  }, [isMissing]);

  const notice = !found && !isSnapshot ? EVENT_IS_GONE : "";
  const dialog = Dialog && (
    <Dialog event={event} now={now} notice={notice} isUnfolded={isUnfolded} onClose={leave} />
  );
  return { details, dialog, isUnknownId };
}

/** Not navigator.onLine: it is true on any network, also on one without a way to the internet. */
async function isReachable(signal: AbortSignal): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: "HEAD", signal }).catch(() => null);
  return answer !== null && !signal.aborted;
}

// "#2026-12" is a month of the events page.
const EVENT_HASH = /^#(?!\d{4}-\d\d$)[a-z\d-]+$/;

/**
 * The id of the event that the page's address names, "" where it names none, and whether its entry of the history asks
 * for the calendars; hydration knows neither. `enter` puts an event there, in an entry of its own; `leave` takes it away.
 */
function useEventAddress() {
  const [{ id, isUnfolded }, setAddress] = useState({ id: "", isUnfolded: false });

  // Reaches outside React: the address changes by Back, Forward and links to the months, too.
  useEffect(() => {
    setAddress(readAddress());
    const readAnew = () => {
      setAddress(readAddress());
      setTimeout(() => {
        if (!isOverlay()) window.history.scrollRestoration = "auto";
      });
    };
    // Not `hashchange`: the browser tells of every change of the hash by `popstate`, too.
    window.addEventListener("popstate", readAnew);
    return () => window.removeEventListener("popstate", readAnew);
  }, []);

  const enter = useCallback((id: string, calendars?: "calendars") => {
    // A double click must not add two history entries.
    if (window.location.hash === `#${id}`) return;
    // Back must leave the page where it is; the browser may know only where it was a moment ago.
    window.history.scrollRestoration = "manual";
    window.history.pushState({ isOverlay: true, calendars }, "", `#${id}`);
    setAddress(readAddress());
  }, []);

  function leave() {
    if (isOverlay()) return window.history.back();
    window.history.replaceState(null, "", window.location.pathname + window.location.search);
    setAddress(readAddress());
  }

  return { id, isUnfolded, enter, leave };
}

function readAddress() {
  const { hash } = window.location;
  const isUnfolded = window.history.state?.calendars !== undefined;
  return { id: EVENT_HASH.test(hash) ? hash.slice(1) : "", isUnfolded };
}

/** Whether this entry of the history is that of details: the page beneath keeps its scroll position. */
function isOverlay(): boolean {
  return window.history.state?.isOverlay === true;
}
