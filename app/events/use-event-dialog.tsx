import { useState } from "react";
import type { ChurchEvent } from "./church-event.ts";
import { EventDialog } from "./event-dialog.tsx";

/** One dialog for a whole list: `open` shows an event in it, `dialog` is its place in the page. */
export function useEventDialog() {
  const [shown, setShown] = useState<ChurchEvent | null>(null);
  return {
    open: setShown,
    dialog: shown && <EventDialog event={shown} onClose={() => setShown(null)} />,
  };
}
