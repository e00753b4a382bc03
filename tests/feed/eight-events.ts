import { churchHalls, feedEvent, NOTHING, pictures, signUp, ticketUrl } from "./feed-event.ts";

/**
 * Eight events, deliberately not in the order of their dates: the first six of them are others than
 * the six that come soonest.
 */
export const eightEvents = [
  feedEvent("Service of Light", "2026-12-06 19:00:00", {
    description:
      "<p>Lessons &amp; carols by <strong>candlelight</strong>.</p><p>Supper in the halls after.</p>",
    images: pictures("light", ["thumb", "sm", "md", "lg"]),
    signup_options: signUp({ enabled: "1", url: ticketUrl("light4me") }),
  }),
  feedEvent("Burns Supper", "2027-01-23 19:30:00", {
    images: pictures("burns", ["thumb"]),
  }),
  feedEvent("Sunday School Picnic", "2027-06-20 15:00:00", {
    images: pictures("picnic", ["thumb", "sm", "md"]),
    location: { ...churchHalls, name: "The lough shore", address: "" },
  }),
  feedEvent("Soup Lunch", "2026-11-29 12:45:00", {
    description: "Soup, wheaten bread and a cup of tea.\r\n\r\nAll proceeds to Christian Aid.",
    images: pictures("soup", ["sm"]),
    signup_options: signUp(),
  }),
  feedEvent("Morning Worship", "2026-12-06 11:30:00", { images: NOTHING }),
  feedEvent("Prayer Breakfast", "2026-12-12 08:30:00", {
    description: null,
    location: null,
    signup_options: NOTHING,
  }),
  feedEvent("Dorcas Christmas Sale", "2026-12-05 10:00:00"),
  feedEvent("Nativity", "2026-12-13 11:30:00"),
];

/** The first six as the feed gives them. */
export const firstSix = [
  "Service of Light",
  "Burns Supper",
  "Sunday School Picnic",
  "Soup Lunch",
  "Morning Worship",
  "Prayer Breakfast",
];

/** All eight by their start. */
export const soonestFirst = [
  "Soup Lunch",
  "Dorcas Christmas Sale",
  "Morning Worship",
  "Service of Light",
  "Prayer Breakfast",
  "Nativity",
  "Burns Supper",
  "Sunday School Picnic",
];

/** The best picture there is of an event. */
export const bestPictures = {
  "Service of Light": "light_lg.jpg",
  "Sunday School Picnic": "picnic_md.jpg",
  "Soup Lunch": "soup_sm.jpg",
  "Burns Supper": "burns_thumb.jpg",
};
