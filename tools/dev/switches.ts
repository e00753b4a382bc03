/** The name of a switch for the calendar feed, as in the address /demo?slow. */
export type Switch = "normal" | "empty" | "slow" | "fail";

/** What the calendar feed sends with each switch. */
export const switches: Record<Switch, string> = {
  normal: "Three months of events.",
  empty: "Nothing is planned.",
  slow: "The events, but after 8 seconds.",
  fail: "An error (status 500) at once.",
};

export const switchNames: Switch[] = ["normal", "empty", "slow", "fail"];
