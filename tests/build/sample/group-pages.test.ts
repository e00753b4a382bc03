import { expect, test } from "vitest";
import { findSeries } from "#app/church/series.server.ts";
import {
  activities,
  emailLink,
  groups,
  phoneLink,
  youngPeople,
} from "#tests/fixtures/sample-facts.ts";
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

const pageOf = (slug: string) => builtPage(`/activities/${slug}`);
const slugs = Object.keys(promised);

test("all groups are on the wall of the home page, in the order of the menus, each leading to its page", () => {
  const wall = sectionOf("Find your place", builtPage("/"));
  const everyGroup = [...activities, ...youngPeople];
  expect(wordsOfAll("li > a b", wall)).toEqual(everyGroup.map(({ name }) => name));
  const paths = everyGroup.map(({ path }) => path);
  expect(findAll("li > a", wall).map(({ properties }) => properties.href)).toEqual(paths);
  expect(paths.toSorted()).toEqual(slugs.map((slug) => `/activities/${slug}`).toSorted());
});

const inItsCare = [...youngPeople.map(({ name }) => name), "Worship Team"];

test.each(slugs)("%s says who it is for, when, where, and once how leaders are checked", (slug) => {
  const page = pageOf(slug);
  const name = wordsOf(findOne("main h1", page));
  expect(name).toBe(groups.get(slug)?.name);
  const checked = wordsOf(findOne("main", page)).match(/AccessNI/g) ?? [];
  expect(checked).toHaveLength(inItsCare.includes(name) ? 1 : 0);
  const terms = wordsOfAll("main dl dt", page);
  const facts = wordsOfAll("main dl dd", page);
  const words = ["Who", "When", "Where"].map((term) => facts[terms.indexOf(term)]);
  expect(words).toEqual(promised[slug]);
  // Its window is decoration, which nobody has to hear before its name.
  expect(findAll(`main img[alt=""][src^="/assets/${slug}-"]`, page)).toHaveLength(1);
});

// Only adults come to these.
const withoutChildren = ["three-o-clock-club", "pw", "dorcas"];

test.each(slugs)("%s answers When?, Who?, What?, Why?, Where?, and says whom to ask", (slug) => {
  const page = pageOf(slug);
  const worries = withoutChildren.includes(slug) ? [] : ["Safeguarding"];
  const how = slug === "three-o-clock-club" ? ["How?"] : [];
  const questions = ["Who?", "What?", "Why?", ...how, "Where?", "Contact"];
  const diary = eventsOf(slug).length > 0 ? ["In the diary"] : [];
  expect(wordsOfAll("main h2", page).slice(0, -1)).toEqual([
    "When?",
    ...questions,
    ...diary,
    ...worries,
  ]);
  for (const question of questions) {
    expect(wordsOf(findOne("p", sectionOf(question, page))), question).toMatch(/\w+ \w+/);
  }
});

/** The events of the events page that lead to a group, as they are written there. */
function eventsOf(slug: string) {
  return findAll("article", builtPage("/events")).flatMap((event) =>
    addressesIn(event).includes(`/activities/${slug}`)
      ? [
          {
            name: wordsOf(findOne("h3", event)),
            path: String(findOne("h3 a", event).properties.href),
          },
        ]
      : [],
  );
}

test.each(slugs)("%s lists its next six events, says of what moment, and leads to each", (slug) => {
  const own = eventsOf(slug).slice(0, 6);
  if (own.length === 0) {
    expect(wordsOf(findOne("main", pageOf(slug)))).not.toContain("church diary");
    return;
  }
  const diary = sectionOf("In the diary", pageOf(slug));
  expect(wordsOf(findOne("p", diary))).toMatch(
    /^As of \w+day \d+ [A-Z][a-z]+, [\d:]+[ap]m\. See what’s new$/,
  );
  const links = findAll("li a", diary);
  expect(links.map((link) => ({ name: wordsOf(link), path: link.properties.href }))).toEqual(own);
});

test("some groups have events in the diary", () => {
  expect(slugs.filter((slug) => eventsOf(slug).length > 0).length).toBeGreaterThan(2);
});

test.each(slugs)("%s dates its dates, and calls none of them the next", (slug) => {
  // Others are there for a script to show on the days on which they are true.
  const page = visibleAt(pageOf(slug));
  const visibleWords = wordsOfAll("main dl span", page).join(" ");
  const [, written = ""] = /^First meeting from (\d+ \w+ \d{4}) /.exec(visibleWords) ?? [];
  const day = new Date(`${written} UTC`).toISOString().slice(0, 10);
  const last =
    findSeries(builtChurch.groupDates, slug).meetings.findLast(({ change }) => change !== "off")
      ?.day ?? "";
  const words = wordsOf(sectionOf("When?", page));
  expect(words).toContain(last > day ? "Dates:" : "not set yet");
  expect(visibleWords + words).not.toMatch(/\bnext\b(?! year)|today|tomorrow/i);
});

test.each(["boys-brigade", "girls-brigade"])("%s says when and where sections meet", (slug) => {
  const { sections = [] } = groups.get(slug)?.meets ?? {};
  expect(wordsOfAll("li", sectionOf("When?", pageOf(slug)))).toEqual(
    expect.arrayContaining(
      sections.map(({ name, who, where }) =>
        expect.stringMatching(new RegExp(`^${name} ${who} \\d.*–\\d.*pm ${where}$`)),
      ),
    ),
  );
  expect(sections).toHaveLength(3);
});

test.each(slugs)("%s names whom to ask, each with a role and a way to reach them", (slug) => {
  const contacts = groups.get(slug)?.contacts ?? [];
  expect(contacts.length).toBeGreaterThan(0);
  const people = findAll("li:has(b)", sectionOf("Contact", pageOf(slug)));
  expect(people.map((person) => wordsOfAll("b, p", person))).toEqual(
    contacts.map(({ name, role }) => [name, role]),
  );
  expect(people.map(addressesIn)).toEqual(
    contacts.map(({ phone, email }) => [
      ...(phone ? [phoneLink(phone)] : []),
      ...(email ? [emailLink(email)] : []),
    ]),
  );
});

test.each(slugs)("%s leads out of the site only by its buttons, which keep this page", (slug) => {
  const inCalendarMenu = findAll("main details a", pageOf(slug));
  const outward = findAll("main a[target=_blank]", pageOf(slug)).filter(
    (link) => !inCalendarMenu.includes(link),
  );
  const { register, links = [] } = groups.get(slug) ?? {};
  const forms = register
    ? [[register.label, expect.stringMatching(`/forms/${register.form}$`)]]
    : [];
  expect(outward.map((link) => [wordsOf(link), link.properties.href])).toEqual([
    ...forms,
    ...links.map(({ label, url }) => [label, url]),
  ]);
  for (const { properties } of outward) expect(properties.rel).toContain("noopener");
});

test.each(slugs)("%s leads on to the groups before and after it", (slug) => {
  const page = pageOf(slug);
  const { before, after } = groups.get(slug)?.neighbours ?? {};
  const neighbours = [before, after].filter((neighbour) => neighbour !== undefined);
  expect(neighbours.length).toBeGreaterThan(0);
  const [last = ""] = wordsOfAll("main h2", page).slice(-1);
  const beside = sectionOf(last, page);
  expect(addressesIn(beside)).toEqual(neighbours.map((neighbour) => `/activities/${neighbour}`));
  expect(wordsOfAll("a b", beside)).toEqual(
    neighbours.map((neighbour) => groups.get(neighbour)?.name),
  );
});
