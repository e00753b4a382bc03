import type { Photo } from "#app/ui/responsive-photo.tsx";

/** What stands in somebody's portrait. */
export type Likeness =
  /** The photo, if there is one that may be shown. */
  | { photo: Photo }
  /** The address of a window with their initials. */
  | { initialsWindow: string };

/** Somebody as About Us shows them. */
export type PersonCard = {
  name: string;
  /** "Clerk of Session" */
  role?: string | undefined;
  portrait: Likeness;
  /** The number to ring, which only the staff are shown with. */
  phone?: string | undefined;
};

/** The minister or the convener as About Us shows them. */
export type LeaderCard = {
  name: string;
  /** "Minister" */
  role: string;
  portrait: Likeness;
  /** Their own number; without one the office's stands there. */
  phone?: string | undefined;
  /** A sentence in large letters beside the portrait. */
  saying?: string | undefined;
  about?: string | undefined;
};

/** Everybody on About Us but the one whom to tell of a worry. */
export type AboutUsPeople = {
  leaders: LeaderCard[];
  session: PersonCard[];
  staff: PersonCard[];
};

/** A small picture of somebody, for a line with their name. */
export type FaceFacts = {
  /** Undefined if there is none that may be shown. */
  photo: Photo | undefined;
  /** "MW", in place of a photo. */
  initials: string;
};

/** The contact for worries about a child or an adult at risk. */
export type SafeguardingFacts = {
  /** What to do. */
  words: string;
  name: string;
  /** "Designated Person" */
  role: string;
  /** There is a phone, an email, or both. */
  phone?: string | undefined;
  email?: string | undefined;
  face: FaceFacts;
};
