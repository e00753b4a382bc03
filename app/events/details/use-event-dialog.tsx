import { useCallback, useEffect, useRef, useState } from "react";
import { type ChurchEvent, findEvent } from "#app/events/event.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { EventDialog } from "./event-dialog.tsx";

// The months of the events page have addresses too, "2026-12".
const EVENT = /^(?!\d{4}-\d\d$)[a-z\d-]+$/;

/**
 * One dialog for a whole list: `open` shows an event in it, `dialog` is its place in the page. While
 * it is open the page's address names the event, and an address that names one opens it. Back closes
 * what was opened on the page. `website` is the church's own address, for what is passed on.
 */
export function useEventDialog(events: ChurchEvent[], now: WallTime | null, website: string) {
  const [named, setNamed] = useState("");
  const isOpenedHere = useRef(false);
  const shown = findEvent(named, events);

  // Reaches outside React: the address of the page.
  useEffect(() => {
    const readAddress = () => {
      isOpenedHere.current = false;
      setNamed(window.location.hash.slice(1));
    };
    readAddress();
    window.addEventListener("popstate", readAddress);
    return () => window.removeEventListener("popstate", readAddress);
  }, []);

  const open = useCallback(({ id }: ChurchEvent) => {
    window.history.pushState(window.history.state, "", addressWith(`#${id}`));
    isOpenedHere.current = true;
    setNamed(id);
  }, []);

  function close() {
    if (isOpenedHere.current) return window.history.back();
    // Whoever came by the event's address is left at its place in the list.
    window.history.replaceState(window.history.state, "", addressWith(""));
    setNamed("");
    document
      .getElementById(shown?.id ?? "")
      ?.querySelector("a")
      ?.focus();
  }

  return {
    open,
    dialog: shown && (
      <EventDialog key={shown.id} event={shown} now={now} website={website} onClose={close} />
    ),
    /** Whether the address names an event that is not there, and nothing else on the page. */
    isGone: EVENT.test(named) && !shown && !document.getElementById(named),
  };
}

function addressWith(hash: string): string {
  const { pathname, search } = window.location;
  return pathname + search + hash;
}
