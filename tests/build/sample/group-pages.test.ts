import type { Root } from "hast";
import { expect, test } from "vitest";
import { findSeries } from "#app/church/series.server.ts";
import { makePhoneAddress } from "#app/ui/addresses.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";
import {
  activities,
  emailLink,
  groups,
  phoneLink,
  withPlainSpaces,
  youngPeople,
} from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";

/** The words that the church has asked for on each group's page: who it is for, when it meets and where. */
const promised: Record<string, [who: string, when: string, where: string]> = {
  "the-ark": ["Age 3 to Year 5", "Sundays 11:30am–12:30pm", "Church Halls"],
  creche: ["Ages 0 to 3", "Sundays 11:30am–12:45pm", "Church Halls"],
  snatch: ["Year 8–14", "Sundays 7–9pm", "Church Halls"],
  "three-o-clock-club": ["60 and over", "Third Saturday, 3–4:30pm", "Church Halls"],
  pw: ["Women of any age", "First Tuesday, 8–9:30pm", "Minor Hall"],
  "boys-brigade": ["Boys 5–18", "Thursday evenings", "Church Halls"],
  dorcas: ["Makers and menders", "Last Tuesday, 7:30–9:30pm", "Library"],
  "girls-brigade": ["Girls 3–18", "Wednesday evenings", "Church Halls"],
  "worship-team": ["Singers, musicians", "Sundays 10:30–11:15am", "The church"],
  "bible-class": ["Year 6 and 7", "Sundays 11:30am–12:45pm", "Church Halls"],
  lotsatots: ["Pre-school and carers", "Thursdays 10am–12pm", "Church Halls"],
};

const slugs = Object.keys(promised);

function pageOf(slug: string): Root {
  return builtPage(`/activities/${slug}`);
}

test("all groups are on the wall of the home page, in the order of the menus, each leading to its page", () => {
  const wall = sectionOf("Find your place", builtPage("/"));
  const everyGroup = [...activities, ...youngPeople];
  expect(wordsOfAll("li > a b", wall)).toEqual(everyGroup.map(({ name }) => name));
  const paths = everyGroup.map(({ path }) => path);
  expect(findAll("li > a", wall).map(({ properties }) => properties.href)).toEqual(paths);
  expect(paths.toSorted()).toEqual(slugs.map((slug) => `/activities/${slug}`).toSorted());
});

test("each choice in Find your place says to screen readers how many groups it has", () => {
  const wall = sectionOf("Find your place", builtPage("/"));
  expect(wordsOfAll("fieldset label", wall)).toEqual([
    "Everyone 11 groups",
    "Pre-school 4 groups",
    "Primary 4 groups",
    "Teens 4 groups",
    "Adults 3 groups",
    "60 and over 4 groups",
  ]);
});

// Only adults come to these.
const withoutChildren = ["three-o-clock-club", "pw", "dorcas"];

test.each(slugs)("%s says once that its leaders are checked, if children come to it", (slug) => {
  const checks = wordsOf(findOne("main", pageOf(slug))).match(/AccessNI/g) ?? [];
  expect(checks).toHaveLength(withoutChildren.includes(slug) ? 0 : 1);
});

test("About Us and the pages of children’s groups say whom to tell about a worry, and how, and no other page does", () => {
  const withChildren = slugs.filter((slug) => !withoutChildren.includes(slug));
  const expected = ["/about-us", ...withChildren.map((slug) => `/activities/${slug}`)];
  const findPanels = (address: string) =>
    findAll('section[aria-labelledby="safeguarding-heading"]', builtPage(address));
  const pagesWithPanel = everyPage.filter((address) => findPanels(address).length > 0);
  expect(pagesWithPanel).toEqual(expected.toSorted());
  for (const panel of pagesWithPanel.flatMap(findPanels)) {
    expect(wordsOf(panel)).toContain(builtChurch.people.safeguarding?.role);
    expect(addressesIn(panel).length).toBeGreaterThan(0);
  }
});

test.each(slugs)("%s has its name, its window, who it is for, when and where", (slug) => {
  const page = pageOf(slug);
  expect(wordsOf(findOne("main h1", page))).toBe(groups.get(slug)?.name);
  const terms = wordsOfAll("main dl dt", page);
  const facts = wordsOfAll("main dl dd", page);
  const words = ["Who", "When", "Where"].map((term) => facts[terms.indexOf(term)]);
  expect(words).toEqual(promised[slug]);
  // The window is decoration: a screen reader says the name first.
  expect(findAll(`main img[alt=""][src^="/assets/${slug}-"]`, page)).toHaveLength(1);
});

test.each(slugs)("%s answers When?, Who?, What?, Why?, Where?, and says whom to ask", (slug) => {
  const page = pageOf(slug);
  const worries = withoutChildren.includes(slug) ? [] : ["Safeguarding"];
  const how = slug === "three-o-clock-club" ? ["How?"] : [];
  const questions = ["Who?", "What?", "Why?", ...how, "Where?", "Contact"];
  const next = groups.get(slug)?.["next-group"] ? ["As they grow"] : [];
  expect(wordsOfAll("main h2", page)).toEqual(["When?", ...questions, ...worries, ...next]);
  for (const question of questions) {
    expect(wordsOf(findOne("p", sectionOf(question, page))), question).toMatch(/\w+ \w+/);
  }
});

/** An event as the page of all events has it. */
type EventOnPage = { name: string; path: string; day: string };

/** The events on the page of all events that lead to a group. */
function eventsOf(slug: string): EventOnPage[] {
  const events = findAll("article", builtPage("/events"));
  const ownEvents = events.filter((event) => addressesIn(event).includes(`/activities/${slug}`));
  return ownEvents.map((event) => ({
    name: wordsOf(findOne("h3", event)),
    path: String(findOne("h3 a", event).properties.href),
    day: String(findOne("time", event).properties.dateTime).slice(0, "2026-12-06".length),
  }));
}

test("some groups have events in the diary", () => {
  expect(slugs.filter((slug) => eventsOf(slug).length > 0).length).toBeGreaterThan(2);
});

test.each(slugs)("the dates of %s lead to the events among them, by their names", (slug) => {
  const dates = findOne("ol", sectionOf("When?", pageOf(slug)));
  const lastDay = String(findAll("time", dates).at(-1)?.properties.dateTime);
  const links = findAll("a", dates);
  expect(links.map((link) => ({ name: wordsOf(link), path: link.properties.href }))).toEqual(
    eventsOf(slug)
      .filter(({ day }) => day <= lastDay)
      .map(({ name, path }) => ({ name, path })),
  );
});

test.each(slugs)(
  "%s has its rule and three dates, or says that no more are set, and calls none of them the next",
  (slug) => {
    const page = visibleAt(pageOf(slug));
    const when = sectionOf("When?", page);
    const words = wordsOf(when);
    expect(words).toContain(
      findSeries(builtChurch.groupDates, slug).when.replaceAll("\u00a0", " "),
    );
    const held = findAll("ol > li:not([data-off]) time", when);
    expect(words.includes("not set yet")).toBe(held.length < 3);
    // "Next" comes with the script that knows which it is.
    const facts = wordsOf(findOne("main dl", page));
    expect(facts + words).not.toMatch(/\bnext\b(?! year)|today|tomorrow/i);
  },
);

test.each(["boys-brigade", "girls-brigade"])(
  "%s says when and where its three sections meet",
  (slug) => {
    const { sections = [] } = groups.get(slug)?.meets ?? {};
    expect(wordsOfAll("li", sectionOf("When?", pageOf(slug)))).toEqual(
      expect.arrayContaining(
        sections.map(({ name, who, where }) =>
          expect.stringMatching(
            new RegExp(`^${name} ${withPlainSpaces(who)} \\d.*–\\d.*pm ${where}$`),
          ),
        ),
      ),
    );
    expect(sections).toHaveLength(3);
  },
);

test.each(slugs)("%s names whom to ask, each with a role and a way to reach them", (slug) => {
  const contacts = groups.get(slug)?.contacts ?? [];
  expect(contacts.length).toBeGreaterThan(0);
  const people = findAll("li:has(b)", sectionOf("Contact", pageOf(slug)));
  expect(people.map((person) => wordsOfAll("b, p", person))).toEqual(
    contacts.map(({ name, role }) => [name, role]),
  );
  expect(people.map(addressesIn)).toEqual(
    contacts.map(({ phone, email }) => {
      return [phone && phoneLink(phone), email && emailLink(email)].filter(Boolean);
    }),
  );
});

test.each(slugs)(
  "%s leads to other websites by its own buttons alone, each in a new tab",
  (slug) => {
    const inCalendarMenu = findAll("main details a", pageOf(slug));
    const outward = findAll("main a[target=_blank]", pageOf(slug)).filter(
      (link) => !inCalendarMenu.includes(link),
    );
    const { register, links = [] } = groups.get(slug) ?? {};
    const expected = links.map(({ label, url }) => [label, url]);
    if (register) {
      expected.unshift([register.label, expect.stringMatching(`/forms/${register.form}$`)]);
    }
    expect(outward.map((link) => [wordsOf(link), link.properties.href])).toEqual(expected);
    for (const { properties } of outward) expect(properties.rel).toContain("noopener");
  },
);

test.each(builtChurch.groups)(
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
      : makePhoneAddress(phone ?? builtChurch.facts.phone);
    expect(first).toBe(wayToAsk);
  },
);

test("a group whose children move on to another leads to that one, and no other does", () => {
  for (const slug of slugs) {
    const next = groups.get(slug)?.["next-group"];
    const [last = ""] = wordsOfAll("main h2", pageOf(slug)).slice(-1);
    expect(last === "As they grow", slug).toBe(next !== undefined);
    if (!next) continue;
    const section = sectionOf(last, pageOf(slug));
    expect(addressesIn(section), slug).toEqual([`/activities/${next}`]);
    expect(wordsOfAll("a b", section), slug).toEqual([groups.get(next)?.name]);
  }
});

test("the band of a group's page says what it costs, if its file does", () => {
  expect(wordsOf(findOne("main dl", pageOf("lotsatots")))).toContain("Cost£2 a family");
  expect(wordsOf(findOne("main dl", pageOf("pw")))).not.toContain("Cost");
});
