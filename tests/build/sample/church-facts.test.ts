import type { Element } from "hast";
import { expect, test } from "vitest";
import { church, emailLink, phoneLink } from "#tests/fixtures/sample-facts.ts";
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

const home = builtPage("/");
const giving = builtPage("/giving");
const form = findOne("main", builtPage("/get-involved"));

const { street, town, county, postcode } = church.address;

/** The link that is there to ring the office. */
const toRing = (part: Element) =>
  findAll(`a[href="${phoneLink(church.phone)}"]`, part).map(wordsOf);

test.each(everyPage)("%s has a description of two lines", (page) => {
  const { content } = findOne('meta[name="description"]', builtPage(page)).properties;
  expect(String(content)).toMatch(/^.{51,170}$/);
});

test.each(everyPage)("the foot of %s tells when, where and whom to ask", (address) => {
  const footer = findOne("footer", builtPage(address));
  expect(wordsOfAll("h2", footer)).toEqual(["Service times", "Useful pages", "Contact"]);
  for (const words of [
    /11:30\sAM/,
    "Main Service, every Sunday",
    `${street}, ${town}, ${county} ${postcode}`,
    "Office open Monday to Friday, 9:30am–12:30pm",
    `Registered with the Charity Commission for Northern Ireland, ${church.charity}`,
  ]) {
    expect(wordsOf(footer)).toMatch(words);
  }
  expect(toRing(footer)).toEqual([church.phone]);
  expect(wordsOfAll(`a[href="${emailLink(church.email)}"]`, footer)).toEqual([church.email]);
  expect(wordsOfAll('a[href="/privacy-policy"]', footer)).toEqual(["Privacy Policy"]);
  for (const [name, start] of [
    ["Facebook group", "https://www.facebook.com/groups/"],
    ["Instagram profile", "https://www.instagram.com/"],
    ["YouTube channel", "https://www.youtube.com/"],
  ]) {
    expect(findOne(`a[aria-label="${name}"]`, footer).properties.href).toContain(start);
  }
});

test("the foot of the page leads to what people look for", () => {
  const footer = findOne("footer", builtPage("/"));
  expect(wordsOfAll("nav a", footer)).toEqual([
    "Your first visit",
    "This Week",
    "Coming to church",
    "Baptisms, weddings, funerals",
    "When you need somebody",
    "Hall hire",
    ...builtChurch.ownPages.filter(({ lang }) => lang).map(({ title }) => title),
  ]);
  expect(wordsOf(findOne("nav", footer))).toContain("In other languages:");
});

/** The words and links that parts of the home page must have. */
const parts: [part: Element, words: (string | RegExp)[], addresses: string[]][] = [
  [
    sectionOf("Every Sunday", home),
    [
      /11:30\s?AM/,
      "Main Service",
      street,
      "Children aged 3 to Year 7 may leave for The Ark and Bible Class in the Church Halls during the morning service.",
      "O come, let us sing unto the LORD",
      "Psalm 95:1",
    ],
    ["/activities/the-ark", "/activities/bible-class"],
  ],
  [
    findOne("main section", home, "Loving People"),
    [/(?:\S+ ){10}/, "What Makes Us Tick", /Loving People.*Reaching People.*Teaching People/],
    ["/about-us"],
  ],
];

test.each(parts)("home says when and where, its story, and what is on: %#", (part, said, leads) => {
  for (const words of said) expect(wordsOf(part)).toMatch(words);
  expect(addressesIn(part)).toEqual(expect.arrayContaining(leads));
});

test("Your first visit leads from the gate to a seat, and answers what a visitor wonders about", () => {
  const visit = sectionOf("Your first visit", home);
  const places: [title: string, words: RegExp][] = [
    ["The gate", /car park.*anyone who finds walking hard/],
    ["The green door", /Two steps at the front door, none at the green door.*Margaret Boyd/],
    ["The hall", /crèche.*The Ark.*pram.*wheelchair.*Ruth Adair/],
    ["The pew", /an hour and a quarter.*a fair few wet anoraks.*loop system.*to T/],
    ["The tea table", /tea in the Main Hall.*Priscilla Nairn/],
  ];
  expect(wordsOfAll("h3", visit)).toEqual(places.map(([title]) => title));
  for (const [index, [, words]] of places.entries()) {
    expect(wordsOf(findAll("li", visit)[index] ?? expect.fail())).toMatch(words);
  }
});

test("Church Giving says how: log in to ChurchSuite, choose ‘My Giving’, then Donate", () => {
  expect(wordsOf(findOne("main h1", giving))).toBe("Church Giving");
  expect(wordsOfAll("main ol h2", giving)).toEqual([
    "Log in to ChurchSuite",
    "Choose ‘My Giving’",
    "Choose Donate",
  ]);
  expect(toRing(sectionOf("Need Help?", giving))).toEqual([church.phone]);
});

test("Get Involved has the sign-up form in a frame, a number to ring instead, the privacy notice, and groups to be involved in", () => {
  expect(wordsOf(findOne("h1", form))).toBe("Get Involved");
  const { src } = findOne('iframe[title="Sign-up form"]', form).properties;
  const tab = findOne(`a[href="${src}"]`, form, "Open the form in its own tab");
  expect(tab.properties.target).toBe("_blank");
  expect(toRing(form)).toEqual([church.phone]);
  expect(wordsOfAll('a[href="/privacy-policy"]', form)).toEqual(["Our privacy notice"]);
  const groups = addressesIn(form).filter((address) => address.startsWith("/activities/"));
  expect(groups.length).toBeGreaterThan(3);
});

test("beside its events the events page leads to the week, and home to them all", () => {
  expect(findAll("main a[href='/this-week']", builtPage("/events"))).toHaveLength(1);
  expect(findOne("main a", home, "All events").properties.href).toBe("/events");
});

test("a wrong address says so without scripts, and leads home and to the events", () => {
  const page = builtPage("404.html");
  expect(wordsOf(findOne("h1", page))).toBe("Oops! Page not found");
  const ways = addressesIn(findOne("main", page));
  expect(ways).toEqual(expect.arrayContaining(["/", "/events"]));
});
