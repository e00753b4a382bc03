/**
 * What the site says by itself in menus, buttons, headings, boxes and messages, until the church's `words.yaml` has other
 * words for it, by the names that it has there.
 */
export const siteWords = {
  // The menus, and the ways on from the page for wrong addresses.
  "menu.home": "Home",
  "menu.activities": "Activities",
  "menu.young-people": "Young People",
  "menu.events": "Events",
  "menu.giving": "Giving",
  "menu.about-us": "About Us",
  "menu.get-involved": "Get Involved",
  "menu.not-sure": "Not sure which?",
  "menu.find-your-place": "Find your place",
  // The home page: the two buttons at its head, the first chip of Find your place, the line with the next service.
  "home.service": "Sunday Service",
  "home.more": "Find out more",
  "home.everyone": "Everyone",
  "home.next": "Next service",
  "home.directions": "Get directions",
  // Events: the links of each, and what is said where there are none, or where they could not be fetched.
  "events.details": "Details",
  "events.book": "Book a place",
  "events.to-calendar": "Add to calendar",
  "events.none": "No Upcoming Events",
  "events.later": "Check back soon for new events",
  "events.failed": "Failed to load events. Please try again later.",
  "events.not-fetched": "Failed to fetch events",
  "events.partial": "Some events are missing: part of the church diary could not be read.",
  "events.no-details": "The details could not be fetched. Please try again in a moment.",
  "events.offline":
    "That page could not be reached. Please see whether you are online, and try again.",
  // Where a church without ChurchSuite has no form to fill in.
  "office.reach": "Ring or write to us",
  // The footer.
  "footer.times": "Service times",
  "footer.week": "This week, day by day",
  "footer.contact": "Contact",
  "footer.privacy": "Privacy Policy",
} as const;

export type SiteWord = keyof typeof siteWords;

/** The site’s own words of a name, or the church’s in their place. */
export function wordingIn(words: { [Name in SiteWord]?: string } | undefined) {
  return (name: SiteWord): string => words?.[name] ?? siteWords[name];
}
