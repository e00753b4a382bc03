import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { type Feed, feedAt } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";

/** The church's own telephone number, and of the others that are on its pages those outside of its area. */
export function phonesInFacts(): string[] {
  const { phone } = readChurch();
  const [area] = phone.split(" ");
  const contacts = readGroups().flatMap((group) => group.contacts ?? []);
  const others = [...contacts, readPeople().safeguarding].flatMap((person) => person?.phone ?? []);
  return [phone, ...new Set(others.filter((other) => other.split(" ")[0] !== area))];
}

/** An address at the church's ChurchSuite; null where it has no account there. */
function atChurchSuite(path: string): string | null {
  const { churchsuite } = readChurch();
  if (!churchsuite) return null;
  return (isStandIn ? "/demo/churchsuite" : churchSuiteHosts(churchsuite.account).account) + path;
}

export function churchFeed(): Feed | null {
  const base = atChurchSuite("");
  const { calendar } = readChurch().churchsuite ?? {};
  return base && calendar ? feedAt(base, calendar, phonesInFacts()) : null;
}

export const signUpForm = () => atChurchSuite("/embed/addressbook/form");
export const registrationForm = (id: string) => atChurchSuite(`/forms/${id}`);
export const givingLogIn = () => atChurchSuite("/my");
