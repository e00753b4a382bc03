/** Where the church's calendar is asked, and which of its two shapes it answers in. */
export type Feed = { url: string; shape: FeedShape };

/** The feed of the ChurchSuite at `base`; `calendar` is the word embed, or a UUID. */
export function feedAt(base: string, calendar: string): Feed {
  return calendar === "embed"
    ? { url: `${base}/embed/calendar/json`, shape: "embed" }
    : { url: `${base}/-/calendar/${calendar}/json`, shape: "calendar" };
}

/** `embed` is today's feed, `calendar` the one announced to follow it. */
export type FeedShape = "embed" | "calendar";
