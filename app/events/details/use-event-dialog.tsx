import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ChurchEvent, findEvent } from "#app/events/event.ts";
import { EVENT_IS_GONE } from "#app/events/feed-notes.tsx";
import type { WallTime } from "#app/time/wall-time.ts";
import { isOverlay, OVERLAY } from "#app/ui/overlay-history.ts";
import { showToast } from "#app/ui/show-toast.ts";
import type { EventDialog } from "./event-dialog.tsx";

/** Opens an event's details, with the choice of calendars unfolded where that was asked for. */
export type OpenEvent = (event: ChurchEvent, calendars?: "calendars") => void;

// "#2026-12" is a month of the events page.
const EVENT_HASH = /^#(?!\d{4}-\d\d$)[a-z\d-]+$/;

// Most visitors open no event: the dialog's script and styles are fetched when somebody is about to.
const importDialog = () => import("./event-dialog.tsx");

/** Fetches the dialog before it is asked for. A failure is handled when it is. */
export function preloadEventDialog(): void {
  importDialog().catch(() => {});
}

/**
 * One details dialog for a list of events: call `open` to show an event, render `details` once; `isUnknownId`
 * where the address names an event that is not among them. Which event is open is in the hash of the page's
 * address, so that Back closes it and the link can be shared.
 */
export function useEventDialog({
  events,
  now,
  isSnapshot,
}: {
  events: ChurchEvent[];
  now: WallTime | null;
  /** Whether `events` are from the snapshot. */
  isSnapshot: boolean;
}) {
  const location = useLocation();
  const navigate = useNavigate();
  const id = EVENT_HASH.test(location.hash) ? location.hash.slice(1) : "";
  // The prerendered HTML, which has no time, has no open event either, and hydration has to match it.
  const found = now ? findEvent(id, events) : undefined;
  // Details stay open when the feed answers without their event, or a past one leaves the snapshot.
  const [lastFound, setLastFound] = useState<ChurchEvent>();
  if (found && found !== lastFound) setLastFound(found);
  const event = found ?? (lastFound && findEvent(id, [lastFound]));

  // Reaches outside React: the hash may name another element of the page.
  const [isUnknownId, setIsUnknownId] = useState(false);
  const isUnknown = id !== "" && !event && !isSnapshot;
  useEffect(() => {
    setIsUnknownId(isUnknown && !document.getElementById(id));
  }, [isUnknown, id]);

  const wasOpenedHere = useRef(false);
  const open = useCallback<OpenEvent>(
    ({ id }, calendars) => {
      wasOpenedHere.current = true;
      const { search, hash } = window.location;
      // A double click must not add two history entries.
      if (hash === `#${id}`) return;
      // flushSync: or the dialog would wait until a long list is rendered (use-events.ts).
      navigate({ search, hash: id }, { state: { ...OVERLAY, calendars }, flushSync: true });
    },
    [navigate],
  );

  function close() {
    if (isOverlay(location)) navigate(-1);
    else navigate({ search: location.search }, { replace: true });
  }

  const [Dialog, setDialog] = useState<typeof EventDialog>();
  const isMissing = event !== undefined && !Dialog;

  /** In a tab that is older than the last build the script is gone: the page is loaded anew, once. */
  const recover = useEffectEvent(async (signal: AbortSignal) => {
    showToast("The details could not be fetched. Please try again in a moment.");
    if (!signal.aborted) close();
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
  const details = Dialog && (
    <Dialog
      event={event}
      now={now}
      notice={notice}
      isUnfolded={location.state?.calendars !== undefined}
      onClose={close}
    />
  );
  return { open, details, isUnknownId };
}
