import type { Prose } from "#app/content/prose.ts";
import type { ChurchEvent } from "#app/events/church-event.ts";
import { isMarkup, plainDescription } from "./plain-description.ts";
import { plainText } from "./plain-text.ts";

let safeHtml: typeof import("./safe-html.ts").safeHtml | undefined;

/** Fetches what reads HTML, once. A description that needs it is left out where it cannot be had. */
export async function learnHtml(): Promise<void> {
  const learnt = await import("./safe-html.ts").catch(() => null);
  safeHtml ??= learnt?.safeHtml;
}

/** A description ready to be printed; null where it is HTML and that has not been learnt yet. */
export function describe(description: string | Prose): Prose | null {
  if (typeof description !== "string") return description;
  if (!isMarkup(description)) return plainDescription(description);
  return safeHtml?.(description) ?? null;
}

/** A description without any form; empty where it is HTML and that has not been learnt. */
export function describeInPlainText(description: string | Prose = []): string {
  return plainText(describe(description) ?? []);
}

/** Makes sure that these events' descriptions can be printed at once. */
export async function prepareDescriptions(events: ChurchEvent[]): Promise<void> {
  if (events.some(({ description }) => description && describe(description) === null)) {
    await learnHtml();
  }
}
