import type { Church } from "#app/church/open-church.server.ts";
import { isStandIn } from "#app/church/settings.server.ts";
import { type Feed, feedAt, hostsOf, type OwnContacts } from "#churchsuite";

/** What stands on the church's pages itself, and is no way into a private meeting where an event names it. */
function ownContacts({ facts, groups, people }: Church): OwnContacts {
  const contacts = [...groups.flatMap((group) => group.contacts), people.safeguarding];
  const phones = contacts.flatMap((contact) => contact?.phone ?? []);
  return {
    phones: [...new Set([facts.phone, ...phones])],
    streams: facts.services.flatMap(({ stream }) => stream?.address ?? []),
  };
}

/** An address at the church's ChurchSuite; null where it has no account there. */
function atChurchSuite({ facts: { churchsuite } }: Church, path: string): string | null {
  if (!churchsuite) return null;
  const base = isStandIn() ? "/demo/churchsuite" : hostsOf(churchsuite.account).account;
  return base + path;
}

export function churchFeed(church: Church): Feed | null {
  const base = atChurchSuite(church, "");
  const { calendar } = church.facts.churchsuite ?? {};
  return base !== null && calendar ? feedAt(base, calendar, ownContacts(church)) : null;
}

/** The page of all events at ChurchSuite. */
export const churchCalendar = (church: Church) => atChurchSuite(church, "/events");
export const signUpForm = (church: Church) => atChurchSuite(church, "/embed/addressbook/form");
export const registrationForm = (church: Church, id: string) =>
  atChurchSuite(church, `/forms/${id}`);
export const givingLogIn = (church: Church) => atChurchSuite(church, "/my");
