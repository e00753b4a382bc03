import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { type Feed, feedAt } from "#app/events/feed/fetch-feed.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { type ChurchSuiteAccount, readChurch } from "./church.server.ts";
import { phonesInFacts } from "./phones.server.ts";

// Where the church has an account at ChurchSuite; null for what it has there where it has none.

function churchSuite({ account }: ChurchSuiteAccount): string {
  return isStandIn ? "/demo/churchsuite" : churchSuiteHosts(account).account;
}

export function churchFeed(): Feed | null {
  const { churchsuite } = readChurch();
  if (!churchsuite) return null;
  return feedAt(churchSuite(churchsuite), churchsuite.calendar, phonesInFacts());
}

export const signUpForm = () => atChurchSuite("/embed/addressbook/form");
export const registrationForm = (id: string) => atChurchSuite(`/forms/${id}`);
export const givingLogIn = () => atChurchSuite("/my");

function atChurchSuite(path: string): string | null {
  const { churchsuite } = readChurch();
  return churchsuite ? churchSuite(churchsuite) + path : null;
}
