import type { Page } from "@playwright/test";
import { feedEvent } from "#tests/fixtures/feed-event.ts";
import { events } from "./locators.ts";

/**
 * The events of the snapshot that the events page shows, as a feed would send them: with the same
 * identifiers, names and starts, in their order.
 */
export async function snapshotEvents(page: Page): Promise<ReturnType<typeof feedEvent>[]> {
  const shown = await events(page).evaluateAll((articles) =>
    articles.map((article) => ({
      identifier: article.id,
      name: article.querySelector("h3")?.textContent ?? "",
      start: article.querySelector("time")?.dateTime ?? "",
    })),
  );
  return shown.map(({ identifier, name, start }) =>
    feedEvent(name, start.length === 10 ? `${start}T00:00:00` : start, {
      identifier,
      datetime_end: start.length === 10 ? `${start}T23:59:59` : null,
    }),
  );
}
