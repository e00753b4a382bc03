import type { Church } from "#app/church/open-church.server.ts";
import { isStandIn } from "#app/church/settings.server.ts";
import { type Feed, feedAt, findHosts } from "#churchsuite";

/** Finds the address of a path at the church's ChurchSuite; null if the church has no account there. */
function findChurchSuiteAddress(church: Church, path: string): string | null {
  const { churchsuite } = church.facts;
  if (!churchsuite) return null;
  const base = isStandIn() ? "/demo/churchsuite" : findHosts(churchsuite.account).account;
  return base + path;
}

/** Finds the church's feed of events; null if the church has no account at ChurchSuite. */
export function findFeed(church: Church): Feed | null {
  const base = findChurchSuiteAddress(church, "");
  const { calendar } = church.facts.churchsuite ?? {};
  return base !== null && calendar ? feedAt(base, calendar) : null;
}

/** Finds the address of the page with all events. */
export function findCalendarPage(church: Church): string | null {
  return findChurchSuiteAddress(church, "/events");
}

/** Finds the address of the form by which people join the church's address book. */
export function findSignUpForm(church: Church): string | null {
  return findChurchSuiteAddress(church, "/embed/addressbook/form");
}

/** Finds the address of a group's registration form. `id` is the end of that address. */
export function findRegistrationForm(church: Church, id: string): string | null {
  return findChurchSuiteAddress(church, `/forms/${id}`);
}

/** Finds the address of the page on which people log in before they give. */
export function findGivingPage(church: Church): string | null {
  return findChurchSuiteAddress(church, "/my");
}
