import { startTransition, useEffect, useState } from "react";
import { EVENTS_IN_HTML } from "#app/events/snapshot.ts";

// So few that putting them into the page takes a slow telephone less than 50 ms.
const STEP = 30;

/**
 * How many of so many events are to be rendered: as many as the HTML may have and then, a step at a time, all. To put
 * hundreds into the page at once would block it.
 */
export function useMoreAndMore(events: number): number {
  const [rendered, setRendered] = useState(EVENTS_IN_HTML);

  // Reaches outside React: the next step comes when this one is in the page.
  useEffect(() => {
    if (rendered < events) startTransition(() => setRendered(rendered + STEP));
  }, [rendered, events]);

  return rendered;
}
