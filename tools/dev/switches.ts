/** What the calendar feeds can be made to do, by the name in the address /demo?slow, and what that is. */
export const switches = {
  normal: "Three months of events.",
  empty: "Nothing is planned.",
  slow: "The events, but after 8 seconds.",
  fail: "An error (status 500) at once.",
};

export type Switch = keyof typeof switches;

export const switchNames = Object.keys(switches) as Switch[];
