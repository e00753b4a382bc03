import type { Day } from "#app/time/wall-time.ts";
import type { Season, When } from "#demo/programme/recurrence.ts";
import type { Category } from "./categories.ts";
import type { Place } from "./places.ts";

/** An event of the programme, before it is known which day it falls on. */
export type EventTemplate = {
  /** Eight letters and numbers: the last part of its page's address. */
  identifier: string;
  name: string | ((season: Season) => string);
  when: When;
  /** Left out of the programme when its day does not suit the time of year. */
  onlyWhen?: (day: Day) => boolean;
  hours: { from: string; to: string } | "all day";
  /** How many days after it began it ends: 0 unless said. */
  endsDaysLater?: number;
  place: Place;
  category: Category;
  description: Description;
  picture?: Picture;
  signUp: SignUp;
  /** How many can book; without a limit unless said. */
  capacity?: number;
  status?: "confirmed" | "cancelled" | "pending";
  /** Events that repeat share the number of their series. */
  series?: number;
};

/** As typed by many hands: HTML, older plain text, an empty box, or a box never opened (null). */
export type Description = { html: string } | { plain: string } | "" | null;

/** The first half of the file names in demo/pictures. */
export type Picture =
  | "carols-by-candlelight"
  | "watchnight"
  | "harvest-or-quiz-night"
  | "toy-collection"
  | "morning-worship"
  | "bb-display";

/** How much ChurchSuite says about booking: the real feed is not always complete. */
export type SignUp = "can be booked" | "details only" | "ticket without address" | "no tickets";
