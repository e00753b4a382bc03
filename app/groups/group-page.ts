import type { Group } from "#app/church/groups.server.ts";
import type { Contact, Series } from "#app/church/series.ts";
import type { FaceFacts, SafeguardingFacts } from "#app/people/person.ts";
import type { GroupDates } from "./group-dates.server.ts";

/** What the page of a group shows. */
export type GroupPageFacts = {
  group: Group;
  /** The group with its dates. */
  series: Series;
  /** Its dates to come. */
  coming: GroupDates;
  /** The link to a map of its place, or of the church. */
  mapLink: { words: string; map: string };
  /** Its description for search engines: JSON-LD. */
  forSearch: object;
  /** The addresses of its window: the full drawing, and the light that it throws. */
  pictures: { full: string; light: string };
  /** The address of its registration form at ChurchSuite; null if it has none. */
  form: string | null;
  /** The group that its children move on to; null if there is none. */
  next: NextGroupFacts | null;
  /** The contact for worries; null on the page of a group for adults. */
  safeguarding: SafeguardingFacts | null;
  /** The people to ask about it. */
  contacts: (Contact & FaceFacts)[];
};

/** A group that children of another one move on to. */
export type NextGroupFacts = {
  /** The name of its file. */
  slug: string;
  name: string;
  /** Who it is for. */
  who: string;
  /** The address of its window. */
  picture: string;
};
