import { useCallback, useEffect, useState } from "react";
import type { WallTime } from "#app/time/wall-time.ts";
import type { ChurchEvent } from "./church-event.ts";
import { eventNamed } from "./event-address.ts";
import { EventDialog } from "./event-dialog.tsx";

/**
 * One dialog for a whole list: `open` shows an event in it, `dialog` is its place in the page. While
 * it is open the page's address names the event, and an address that names one opens it.
 */
export function useEventDialog(events: ChurchEvent[], now: WallTime | null) {
  const [named, setNamed] = useState("");
  const shown = eventNamed(named, events);

  // Reaches outside React: the address of the page.
  useEffect(() => {
    const readAddress = () => setNamed(window.location.hash.slice(1));
    readAddress();
    window.addEventListener("hashchange", readAddress);
    return () => window.removeEventListener("hashchange", readAddress);
  }, []);

  const open = useCallback(({ id }: ChurchEvent) => {
    showInAddress(`#${id}`);
    setNamed(id);
  }, []);

  function close() {
    showInAddress("");
    setNamed("");
  }

  return {
    open,
    dialog: shown && <EventDialog key={shown.id} event={shown} now={now} onClose={close} />,
  };
}

/** In place of the present one: closing a dialog should not take two steps back. */
function showInAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, "", pathname + search + hash);
}
