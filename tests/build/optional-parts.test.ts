import { expect, test } from "vitest";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  sectionOf,
  wordsOf,
} from "#tests/support/built-html.ts";
import { builtPages, everyPage } from "#tests/support/built-pages.ts";

const church = builtChurch.facts;
const groups = builtChurch.groups;
const { minister, convener, session, staff, safeguarding } = builtChurch.people;

test("there is a page of events, and every page leads to it, only if the church has an account at ChurchSuite", () => {
  const hasAccount = church.churchsuite !== undefined;
  expect(builtPages.includes("/events")).toBe(hasAccount);
  for (const address of everyPage) {
    expect(addressesIn(builtPage(address)).includes("/events"), address).toBe(hasAccount);
  }
});

test("every page has an Activities menu, and a way to Find your place, only if the church has groups", () => {
  for (const address of everyPage) {
    const page = builtPage(address);
    const buttons = findAll("header button", page).filter(
      (button) => wordsOf(button) === "Activities",
    );
    expect(buttons, address).toHaveLength(groups.length > 0 ? 1 : 0);
    const hasWayToGroups = addressesIn(page).some((link) => link.endsWith("#find-your-place"));
    expect(hasWayToGroups, address).toBe(groups.length > 0);
  }
});

test("the menus have a heading for each strand with groups, and for no other", () => {
  const strands = new Set(groups.map(({ strand }) => strand));
  const headings = findAll("#activities-panel p[id], dialog summary", builtPage("/"));
  expect(headings).toHaveLength(2 * strands.size);
});

test.each(groups)(
  "the first button of $name leads to its form or website, or else to whom to ask",
  ({ slug, register, links, contacts }) => {
    const buttons = findOne("main .lead ~ div", builtPage(`/activities/${slug}`));
    const [first = ""] = addressesIn(buttons);
    if (register || links.length > 0) {
      expect(first).toMatch(/^(?:https:\/)?\//);
      return;
    }
    const phone = contacts.find((contact) => contact.phone)?.phone;
    const email = contacts.find((contact) => contact.email)?.email;
    const canOnlyBeWrittenTo = !phone && email;
    const wayToAsk = canOnlyBeWrittenTo
      ? `mailto:${email}`
      : makePhoneAddress(phone ?? church.phone);
    expect(first).toBe(wayToAsk);
  },
);

test("About Us shows whoever leads the church with their own number, or else with that of the office", () => {
  const page = builtPage("/about-us");
  for (const leader of [minister, convener]) {
    if (!leader) continue;
    const section = sectionOf(leader.name.replaceAll("\u00a0", " "), page);
    expect(addressesIn(section)).toEqual([makePhoneAddress(leader.phone ?? church.phone)]);
  }
});

test("About Us shows everybody of people.yaml, and no heading for a list that is empty", () => {
  const page = builtPage("/about-us");
  const names = findAll("main h2, main figcaption b", page).map(wordsOf);
  for (const one of [minister, convener, ...session, ...staff]) {
    if (one) expect(names).toContain(one.name.replaceAll("\u00a0", " "));
  }
  expect(findAll("#session-heading", page)).toHaveLength(session.length > 0 ? 1 : 0);
  expect(findAll("#staff-heading", page)).toHaveLength(staff.length > 0 ? 1 : 0);
});

test("About Us and the pages of children’s groups say whom to tell about a worry, and how, and no other page does", () => {
  const withChildren = groups
    .filter(({ isForChildren }) => isForChildren)
    .map(({ slug }) => `/activities/${slug}`);
  const expected = safeguarding ? ["/about-us", ...withChildren] : [];
  const findPanels = (address: string) =>
    findAll('section[aria-labelledby="safeguarding-heading"]', builtPage(address));
  const pagesWithPanel = everyPage.filter((address) => findPanels(address).length > 0);
  expect(pagesWithPanel).toEqual(expected.toSorted());
  for (const panel of pagesWithPanel.flatMap(findPanels)) {
    expect(wordsOf(panel)).toContain(safeguarding?.role);
    expect(addressesIn(panel).length).toBeGreaterThan(0);
  }
});

test("Get Involved has the sign-up form, or else says how to ring and to write", () => {
  const main = findOne("main", builtPage("/get-involved"));
  if (church.churchsuite) {
    expect(findAll("iframe", main)).toHaveLength(1);
    return;
  }
  expect(findAll("iframe", main)).toEqual([]);
  const ways = [makePhoneAddress(church.phone), `mailto:${church.email}`];
  expect(addressesIn(main)).toEqual(expect.arrayContaining(ways));
});
