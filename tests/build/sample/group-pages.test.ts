import type { Root } from "hast";
import { expect, test } from "vitest";
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
  youngPeople,
} from "#tests/support/sample-church.ts";

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

// Only adults come to these.
const withoutChildren = ["three-o-clock-club", "pw", "dorcas"];

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
