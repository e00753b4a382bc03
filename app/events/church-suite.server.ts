import { readChurch } from "#app/church/church-facts.server.ts";
import { readGroups } from "#app/church/groups.server.ts";
import { readPeople } from "#app/church/people.server.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { type Feed, feedAt, hostsOf, type OwnContacts } from "#churchsuite";

/** What stands on the church's pages itself, and is no way into a private meeting where an event names it. */
function ownContacts(): OwnContacts {
  const { phone, services } = readChurch();
  const contacts = readGroups().flatMap((group) => group.contacts ?? []);
  const others = [...contacts, readPeople().safeguarding].flatMap((person) => person?.phone ?? []);
  return {
    phones: [...new Set([phone, ...others])],
    streams: services.flatMap(({ stream }) => stream?.address ?? []),
  };
}

/** An address at the church's ChurchSuite; null where it has no account there. */
function atChurchSuite(path: string): string | null {
  const { churchsuite } = readChurch();
  if (!churchsuite) return null;
  return (isStandIn ? "/demo/churchsuite" : hostsOf(churchsuite.account).account) + path;
}

export function churchFeed(): Feed | null {
  const base = atChurchSuite("");
  const { calendar } = readChurch().churchsuite ?? {};
  return base && calendar ? feedAt(base, calendar, ownContacts()) : null;
}

/** The page of all events at ChurchSuite. */
export const churchCalendar = () => atChurchSuite("/events");
export const signUpForm = () => atChurchSuite("/embed/addressbook/form");
export const registrationForm = (id: string) => atChurchSuite(`/forms/${id}`);
export const givingLogIn = () => atChurchSuite("/my");
