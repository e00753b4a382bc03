import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { type ChurchEvent, findEvent } from "#app/events/event.ts";
import type { ShownEvents } from "#app/events/events-section.tsx";
import { isOverlay, OVERLAY } from "#app/ui/overlay-history.ts";
import { EventDialog } from "./event-dialog.tsx";

// The months of the events page have addresses too, "#2026-12".
const EVENT_HASH = /^#(?!\d{4}-\d\d$)[a-z\d-]+$/;

/**
 * One dialog for a whole list: `open` shows an event in it, `dialog` is its place in the page. It
 * shows the event that the page's address names, so that Back closes what was opened on the page.
 */
export function useEventDialog({ events, now, isSnapshot }: ShownEvents) {
  const location = useLocation();
  const navigate = useNavigate();
  const id = EVENT_HASH.test(location.hash) ? location.hash.slice(1) : "";
  const event = findEvent(id, events);

  // Reaches outside React: an address may name another place of the page.
  const [isUnknownId, setIsUnknownId] = useState(false);
  const isUnknown = id !== "" && !event && !isSnapshot;
  useEffect(() => {
    setIsUnknownId(isUnknown && !document.getElementById(id));
  }, [isUnknown, id]);

  const open = useCallback(
    ({ id }: ChurchEvent) => {
      const { search, hash } = window.location;
      // The second click of two.
      if (hash === `#${id}`) return;
      // At once, also while a long list is still being rendered.
      navigate({ search, hash: id }, { state: OVERLAY, flushSync: true });
    },
    [navigate],
  );

  function close() {
    if (isOverlay(location)) navigate(-1);
    else navigate({ search: location.search }, { replace: true });
  }

  // The HTML names no event, and React's first render has to be the same.
  const openEvent = now ? event : undefined;
  return {
    open,
    dialog: <EventDialog event={openEvent} now={now} onClose={close} />,
    /** Whether the address names an event that the feed does not have, and nothing else on the page. */
    isUnknownId,
  };
}
