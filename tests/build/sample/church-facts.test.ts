import type { Element } from "hast";
import { expect, test } from "vitest";
import { church, emailLink, phoneLink } from "#tests/fixtures/sample-facts.ts";
import {
  addressesIn,
  all,
  builtPage,
  one,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

const home = builtPage("/");
const giving = builtPage("/giving");
const getInvolved = builtPage("/get-involved");

const { street, town, county, postcode } = church.address;

/** The link that is there to ring the office. */
const toRing = (part: Element) => all(`a[href="${phoneLink(church.phone)}"]`, part).map(wordsOf);

test.each(everyPage)("%s has a description of two lines, and no word of a program", (page) => {
  const { content } = one('meta[name="description"]', builtPage(page)).properties;
  expect(String(content)).toMatch(/^.{51,170}$/);
  expect(wordsOfAll("body > :not(script)", builtPage(page)).join(" ")).not.toContain("null");
});

test.each(everyPage)("the foot of %s says when and where, whom to ask, and leads on", (address) => {
  const footer = one("footer", builtPage(address));
  const words = wordsOf(footer);
  expect(wordsOfAll("h2", footer)).toEqual(["Service times", "Contact"]);
  expect(words).toMatch(/11:30\sAM/);
  expect(words).toContain("Main Service, every Sunday");
  expect(words).toContain(`${street}, ${town}, ${county} ${postcode}`);
  expect(toRing(footer)).toEqual([church.phone]);
  expect(wordsOfAll(`a[href="${emailLink(church.email)}"]`, footer)).toEqual([church.email]);
  for (const [name, start] of [
    ["Facebook group", "https://www.facebook.com/groups/"],
    ["Instagram profile", "https://www.instagram.com/"],
    ["YouTube channel", "https://www.youtube.com/"],
  ]) {
    expect(one(`a[aria-label="${name}"]`, footer).properties.href).toContain(start);
  }
  expect(words).toContain("Office open Monday to Friday, 9:30am to 12:30pm");
  expect(words).toContain(
    `Registered with the Charity Commission for Northern Ireland, ${church.charity}`,
  );
  expect(wordsOfAll('a[href="/privacy-policy"]', footer)).toEqual(["Privacy Policy"]);
});

test("service times: every Sunday at 11:30 AM, where, the children's note and the psalm", () => {
  const section = sectionOf("Every Sunday", home);
  const words = wordsOf(section);
  expect(words).toMatch(/11:30\s?AM/);
  expect(words).toContain("Main Service");
  expect(words).toContain(street);
  expect(words).toContain(
    "Children aged 3 to Year 7 may leave for The Ark and Bible Class in the Church Halls during the morning service.",
  );
  expect(words).toContain("O come, let us sing unto the LORD");
  expect(words).toContain("Psalm 95:1");
  expect(addressesIn(section)).toEqual(
    expect.arrayContaining(["/activities/the-ark", "/activities/bible-class"]),
  );
});

test("the church's story: a welcome, What Makes Us Tick and the three pillars", () => {
  const story = one("main section", home, "Loving People");
  expect(wordsOf(one("p", story))).toMatch(/(?:\S+ ){10}/);
  expect(wordsOf(story)).toContain("What Makes Us Tick");
  expect(wordsOfAll("h3", story).slice(-3)).toEqual([
    "Loving People",
    "Reaching People",
    "Teaching People",
  ]);
  expect(addressesIn(story)).toContain("/about-us");
});

test("the upcoming events of the home page lead on to all events", () => {
  expect(one("main a", home, "All events").properties.href).toBe("/events");
});

test("Your first visit answers what a visitor wonders about", () => {
  const visit = sectionOf("Your first visit", home);
  expect(wordsOfAll("dt", visit)).toEqual([
    "Where do I park?",
    "What do I wear?",
    "How long is it?",
    "Will I hear well?",
    "What about the children?",
    "Are there steps?",
  ]);
  for (const answer of wordsOfAll("dd", visit)) expect(answer).toMatch(/\w+ \w+/);
});

test("Church Giving says how: log in to ChurchSuite, choose ‘My Giving’, then Donate", () => {
  expect(wordsOf(one("main h1", giving))).toBe("Church Giving");
  expect(wordsOfAll("main ol h2", giving)).toEqual([
    "Log in to ChurchSuite",
    "Choose ‘My Giving’",
    "Choose Donate",
  ]);
  expect(toRing(sectionOf("Need Help?", giving))).toEqual([church.phone]);
});

test("Get Involved has the sign-up form in a frame, a number to ring instead, and the privacy notice", () => {
  const main = one("main", getInvolved);
  expect(wordsOf(one("h1", main))).toBe("Get Involved");
  const form = one('iframe[title="Sign-up form"]', main).properties.src;
  expect(wordsOfAll(`a[href="${form}"]`, main)).toEqual(["Open the form in its own tab"]);
  expect(one(`a[href="${form}"]`, main).properties).toMatchObject({ target: "_blank" });
  expect(toRing(main)).toEqual([church.phone]);
  expect(wordsOfAll('a[href="/privacy-policy"]', main)).toEqual(["Our privacy notice"]);
});

test.each(["/", "/events"])("beside its events %s leads to the week, day by day", (page) => {
  expect(all("main a[href='/this-week']", builtPage(page))).toHaveLength(1);
});
