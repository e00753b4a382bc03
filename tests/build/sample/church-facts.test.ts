import type { Element } from "hast";
import { expect, test } from "vitest";
import {
  addressesIn,
  builtPage,
  findOne,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";
import { church, emailLink, phoneLink, withPlainSpaces } from "#tests/support/sample-church.ts";

const home = builtPage("/");
const giving = builtPage("/giving");
const getInvolved = findOne("main", builtPage("/get-involved"));

const { street, town, county, postcode } = church.address;

/** The words of the links that ring the office. */
function listOfficeNumbers(part: Element): string[] {
  return wordsOfAll(`a[href="${phoneLink(church.phone)}"]`, part);
}

test("the foot of every page says when and where the service is, and whom to ask", () => {
  for (const page of everyPage) {
    const footer = findOne("footer", builtPage(page));
    expect(wordsOfAll("h2", footer), page).toEqual(["Service times", "Useful pages", "Contact"]);
    for (const words of [
      /11:30\sAM/,
      "Main Service, every Sunday",
      withPlainSpaces(`${street}, ${town}, ${county} ${postcode}`),
      "Office open Monday to Friday, 9:30am–12:30pm",
      `Registered with the Charity Commission for Northern Ireland, ${church.charity?.number}`,
    ]) {
      expect(wordsOf(footer), page).toMatch(words);
    }
    expect(listOfficeNumbers(footer), page).toEqual([church.phone]);
    const emailLinks = wordsOfAll(`a[href="${emailLink(church.email)}"]`, footer);
    expect(emailLinks, page).toEqual([church.email]);
  }
});

test("the foot of every page leads to the privacy policy, Facebook, Instagram and YouTube", () => {
  for (const page of everyPage) {
    const footer = findOne("footer", builtPage(page));
    expect(wordsOfAll('a[href="/privacy-policy"]', footer), page).toEqual(["Privacy Policy"]);
    for (const [name, start] of [
      ["Facebook group", "https://www.facebook.com/groups/"],
      ["Instagram profile", "https://www.instagram.com/"],
      ["YouTube channel", "https://www.youtube.com/"],
    ]) {
      const { href } = findOne(`a[aria-label="${name}"]`, footer).properties;
      expect(href, page).toContain(start);
    }
  }
});

test("home says when and where the service is, and what there is for children meanwhile", () => {
  const serviceTimes = sectionOf("Every Sunday", home);
  for (const words of [
    /11:30\s?AM/,
    "Main Service",
    street,
    "Children aged 3 to Year 7 may leave for The Ark and Bible Class in the Church Halls during the morning service.",
    "O come, let us sing unto the LORD",
    "Psalm 95:1",
  ]) {
    expect(wordsOf(serviceTimes)).toMatch(words);
  }
  const groups = ["/activities/the-ark", "/activities/bible-class"];
  expect(addressesIn(serviceTimes)).toEqual(expect.arrayContaining(groups));
});

test("home welcomes people and says what makes the church tick, in three pillars", () => {
  const story = findOne("main section", home, "Loving People");
  for (const words of [
    /(?:\S+ ){10}/,
    "What Makes Us Tick",
    /Loving People.*Reaching People.*Teaching People/,
  ]) {
    expect(wordsOf(story)).toMatch(words);
  }
  expect(addressesIn(story)).toContain("/about-us");
});

test("Church Giving says how to give: log in to ChurchSuite, choose ‘My Giving’, then Donate", () => {
  expect(wordsOf(findOne("main h1", giving))).toBe("Church Giving");
  expect(wordsOfAll("main ol h2", giving)).toEqual([
    "Log in to ChurchSuite",
    "Choose ‘My Giving’",
    "Choose Donate",
  ]);
  expect(listOfficeNumbers(sectionOf("Need Help?", giving))).toEqual([church.phone]);
});

test("Get Involved has the sign-up form in a frame, a number to ring instead, the privacy notice, and groups to be involved in", () => {
  expect(wordsOf(findOne("h1", getInvolved))).toBe("Get Involved");
  const { src } = findOne('iframe[title="Sign-up form"]', getInvolved).properties;
  const tab = findOne(`a[href="${src}"]`, getInvolved, "Open the form in its own tab");
  expect(tab.properties.target).toBe("_blank");
  expect(wordsOf(getInvolved)).toContain(
    "This form is ChurchSuite’s. What you type in it is kept there for us, and not on this website.",
  );
  expect(listOfficeNumbers(getInvolved)).toEqual([church.phone]);
  expect(wordsOfAll('a[href="/privacy-policy"]', getInvolved)).toEqual(["Our privacy notice"]);
  const groups = addressesIn(getInvolved).filter((address) => address.startsWith("/activities/"));
  expect(groups.length).toBeGreaterThan(3);
});

test("the page for unknown addresses says that there is no page, and leads home and to the events", () => {
  const page = builtPage("404.html");
  expect(wordsOf(findOne("h1", page))).toBe("Oops! Page not found");
  const ways = addressesIn(findOne("main", page));
  expect(ways).toEqual(expect.arrayContaining(["/", "/events"]));
});

test("the page for errors says what has happened, and leads home", () => {
  const page = builtPage("500.html");
  expect(wordsOf(findOne("h1", page))).toBe("Unexpected Application Error!");
  const main = findOne("main", page);
  expect(wordsOf(main)).toContain("500 Internal Server Error");
  expect(addressesIn(main)).toContain("/");
});
