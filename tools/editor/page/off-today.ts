import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";

const LIST = '[data-key-path="changes"]';
const DAY = '[data-key-path^="changes."][data-key-path$=".day"] input';
const PATIENCE = 20_000; // milliseconds

/** Opens the form of the changes with one more of the kind "Off", of today: snow falls on evenings. */
export async function beginLine(): Promise<void> {
  window.location.hash = "#/collections/dates/entries/notices";
  const list = await drawn(LIST);
  const lines = list.querySelectorAll(DAY).length;
  (await drawn(`${LIST} button[data-label^="Add "]`)).click();
  // The first kind of change is "Off".
  (await drawn('[role="menuitem"][id$="-item-1"]')).click();
  const day = await drawn(DAY, lines);
  if (!(day instanceof HTMLInputElement)) return;
  day.value = dayOf(churchTimeAt(new Date()));
  for (const type of ["input", "change"]) day.dispatchEvent(new Event(type, { bubbles: true }));
  day.scrollIntoView({ block: "center" });
}

/** The last of the editor's elements, as soon as there are more than `before`. Throws where that never is. */
async function drawn(selector: string, before = 0): Promise<HTMLElement> {
  const until = Date.now() + PATIENCE;
  while (Date.now() < until) {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const last = all.at(-1);
    if (last && all.length > before) return last;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`The editor does not draw ${selector}: off-today.ts has to follow it.`);
}
