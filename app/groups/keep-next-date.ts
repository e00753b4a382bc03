import { nearDate } from "#app/meetings/coming-words.ts";
import { churchTimeNow } from "#app/time/church-time-now.ts";
import { onEachMinute } from "#app/time/each-minute.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { writeWords } from "#app/time/write-words.ts";
import { nearness } from "#app/time/written-times.ts";

/**
 * Keeps right how a group's page names its next date: the first of those in its list that are shown. A
 * date whose hour is known is on as soon as it begins.
 */
export function keepNextDate(): void {
  const fact = document.querySelector("[data-next-date]");
  const lead = document.querySelector("[data-dates-lead]");
  if (!fact) return;
  const [name, date] = fact.children;
  const show = () => {
    const words = wordsAt(churchTimeNow());
    writeWords(name, words.name);
    writeWords(date?.querySelector("b"), words.date);
    writeWords(date?.querySelector("span"), words.note);
    writeWords(lead, words.lead);
  };
  show();
  onEachMinute(show);
}

function wordsAt(now: WallTime): { name: string; date: string; note: string; lead: string } {
  const time = document.querySelector<HTMLTimeElement>("[data-dates] > :not([hidden]) > time");
  const line = time?.closest("li");
  const day = time?.dateTime;
  if (!line || !day) return { name: "Next", date: "Not set yet", note: "", lead: "" };
  const { begins, note = "" } = line.dataset;
  const date = nearDate(day, now);
  if (begins && Date.now() >= Number(begins)) {
    return { name: "On now", date, note, lead: "On now:" };
  }
  const near = nearness(day, now)?.toLowerCase();
  return { name: "Next", date, note, lead: `${["Next", near].filter(Boolean).join(", ")}:` };
}
