import { type FeedReading, parseFeed } from "#app/events/feed/parse-feed.ts";
import { threeMonths } from "./feed.ts";

// The build does not know under which address the stand-in will be reached.
const SOMEWHERE = "https://stand-in.invalid";

/** The stand-in's events for the HTML, with addresses that hold wherever it is served. */
export function standInDiary(): FeedReading {
  const { events, leftOut } = parseFeed(threeMonths(SOMEWHERE));
  const here = (addresses: string | undefined) => addresses?.replaceAll(SOMEWHERE, "");
  return {
    leftOut,
    events: events.map(({ pictureUrl, pictureWidths, detailsUrl, ...event }) => ({
      ...event,
      ...(pictureUrl && { pictureUrl: here(pictureUrl) }),
      ...(pictureWidths && { pictureWidths: here(pictureWidths) }),
      ...(detailsUrl && { detailsUrl: here(detailsUrl) }),
    })),
  };
}
