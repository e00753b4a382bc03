import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ChurchEvent, findEvent } from "#app/events/event.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import { isOverlay, OVERLAY } from "#app/ui/overlay-history.ts";
import { EventDialog } from "./event-dialog.tsx";

// "#2026-12" is a month of the events page.
const EVENT_HASH = /^#(?!\d{4}-\d\d$)[a-z\d-]+$/;

/**
 * One details dialog for a list of events: call `open` to show an event, render `dialog` once. Which event
 * is open is in the hash of the page's address, so that Back closes it and the link can be shared.
 */
export function useEventDialog({ events, now, isSnapshot }: ShownEvents) {
  const location = useLocation();
  const navigate = useNavigate();
  const id = EVENT_HASH.test(location.hash) ? location.hash.slice(1) : "";
  const event = findEvent(id, events);

  // Reaches outside React: the hash may name another element of the page.
  const [isUnknownId, setIsUnknownId] = useState(false);
  const isUnknown = id !== "" && !event && !isSnapshot;
  useEffect(() => {
    setIsUnknownId(isUnknown && !document.getElementById(id));
  }, [isUnknown, id]);

  const open = useCallback(
    ({ id }: ChurchEvent) => {
      const { search, hash } = window.location;
      // A double click must not add two history entries.
      if (hash === `#${id}`) return;
      // flushSync: or the dialog would wait until a long list is rendered (use-events.ts).
      navigate({ search, hash: id }, { state: OVERLAY, flushSync: true });
    },
    [navigate],
  );

  function close() {
    if (isOverlay(location)) navigate(-1);
    else navigate({ search: location.search }, { replace: true });
  }

  // The prerendered HTML has no open event, and hydration has to match it.
  const openEvent = now ? event : undefined;
  return {
    open,
    dialog: <EventDialog event={openEvent} now={now} onClose={close} />,
    /** Whether the hash names neither an event of the feed nor an element of the page. */
    isUnknownId,
  };
}
