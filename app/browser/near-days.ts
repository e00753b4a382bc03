import { addDays, churchTimeAt, dayOf } from "#time";
import { onEachMinute } from "./each-minute.ts";
import { runWhileArriving } from "./while-arriving.ts";

/**
 * Marks the dates on a page that are today or tomorrow (ui/near-day.tsx). A style prints the word before the date, so that
 * no text of the page changes: React, and pages that a browser has translated, stay as they are.
 */
export function markNearDays(): void {
  runWhileArriving(markDates);
  onEachMinute(markDates);
}

function markDates(): void {
  const today = dayOf(churchTimeAt(new Date()));
  const words: Record<string, string> = {
    [today]: "Today, ",
    [addDays(today, 1)]: "Tomorrow, ",
  };
  for (const date of document.querySelectorAll<HTMLTimeElement>("time[data-near]")) {
    date.dataset.near = words[date.dateTime] ?? "";
  }
}
