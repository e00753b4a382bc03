/** Where the church's calendar is asked, and which of its two shapes it answers in. */
export type Feed = { url: string; shape: FeedShape };

/** `embed` is today's feed, `calendar` the one announced to follow it. */
export type FeedShape = "embed" | "calendar";
