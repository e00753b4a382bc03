import { addDays, type Day } from "#app/time/wall-time.ts";

const A_YEAR = 365;

/** When a privacy policy that was last reviewed on a day is to be reviewed again: it says that this is done every year. */
export function reviewOfPrivacy(reviewed: Day): Day {
  return addDays(reviewed, A_YEAR);
}

/** Whether a review is due `today`; that of a month, "2027-01", is from its first day. */
export function isDue(due: string, today: Day): boolean {
  return due <= today;
}
