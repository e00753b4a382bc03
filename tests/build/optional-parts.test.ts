import { expect, test } from "vitest";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { builtPages, everyPage } from "#tests/support/built-pages.ts";

const church = builtChurch.facts;
const groups = builtChurch.groups;
const { minister, convener, session, staff, safeguarding } = builtChurch.people;

test("there is a page of events, and a link to it, only with an account at ChurchSuite; an Activities menu, and a way to Find your place, only where there are groups", () => {
  expect(builtPages.includes("/events")).toBe(church.churchsuite !== undefined);
  for (const address of everyPage) {
    const page = builtPage(address);
    const links = addressesIn(page);
    expect(links.includes("/events"), address).toBe(church.churchsuite !== undefined);
    const buttons = findAll("header button", page).filter(
      (button) => wordsOf(button) === "Activities",
    );
    expect(buttons, address).toHaveLength(groups.length > 0 ? 1 : 0);
    const isWayToGroups = links.some((link) => link.endsWith("#find-your-place"));
    expect(isWayToGroups, address).toBe(groups.length > 0);
  }
});

test("the menus have a heading for each strand with groups, and for no other", () => {
  const strands = new Set(groups.map(({ strand }) => strand));
  const headings = findAll("#activities-panel p[id], dialog summary", builtPage("/"));
  expect(headings).toHaveLength(2 * strands.size);
});

test.each(groups)("$name has a button or one that asks", ({ slug, register, links, contacts }) => {
  const [first = ""] = addressesIn(findOne("main .lead ~ div", builtPage(`/activities/${slug}`)));
  const phone = contacts.find((contact) => contact.phone)?.phone;
  const email = contacts.find((contact) => contact.email)?.email;
  const asks = !phone && email ? `mailto:${email}` : makePhoneAddress(phone ?? church.phone);
  if (register || links.length > 0) expect(first).toMatch(/^(?:https:\/)?\//);
  else expect(first).toBe(asks);
});

test("About Us shows everybody there is, and no heading for those who are not", () => {
  const page = builtPage("/about-us");
  const names = findAll("main h2, main figcaption b", page).map(wordsOf);
  for (const one of [minister, convener, ...session, ...staff]) {
    if (one) expect(names).toContain(one.name.replaceAll("\u00a0", " "));
  }
  expect(findAll("#session-heading", page)).toHaveLength(session.length > 0 ? 1 : 0);
  expect(findAll("#staff-heading", page)).toHaveLength(staff.length > 0 ? 1 : 0);
});

test("About Us and the pages of children’s groups say whom to tell of a worry, and how", () => {
  const withChildren = groups
    .filter(({ isForChildren }) => isForChildren)
    .map(({ slug }) => `/activities/${slug}`);
  const expected = safeguarding ? ["/about-us", ...withChildren] : [];
  const panelOf = (address: string) =>
    findAll('section[aria-labelledby="safeguarding-heading"]', builtPage(address));
  const pagesWithPanel = everyPage.filter((address) => panelOf(address).length > 0);
  expect(pagesWithPanel).toEqual(expected.toSorted());
  for (const panel of pagesWithPanel.flatMap(panelOf)) {
    expect(wordsOf(panel)).toContain(safeguarding?.role);
    expect(addressesIn(panel).length).toBeGreaterThan(0);
  }
});

test("without a sign-up form the page to get involved says how to ring and to write", () => {
  const main = findOne("main", builtPage("/get-involved"));
  expect(findAll("iframe", main)).toHaveLength(church.churchsuite ? 1 : 0);
  const ways = [makePhoneAddress(church.phone), `mailto:${church.email}`];
  if (!church.churchsuite) expect(addressesIn(main)).toEqual(expect.arrayContaining(ways));
});
