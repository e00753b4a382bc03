import { expect, test } from "vitest";
import { church, emailLink } from "#tests/fixtures/sample-facts.ts";
import {
  addressesIn,
  all,
  builtPage,
  one,
  sectionOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";

const page = builtPage("/privacy-policy");

const titles = [
  "What personal data is",
  "Who the controller is",
  "How we process your data, and why",
  "Our legal basis",
  "Sharing your data",
  "How long we keep it",
  "Your rights",
  "Further processing",
  "Contact details",
];
const headings = titles.map((title, index) => `${index + 1}. ${title}`);
const section = (number: number) => sectionOf(headings[number - 1] ?? "", page);

test("the privacy notice has exactly nine numbered sections", () => {
  expect(wordsOfAll("main h2", page)).toEqual(headings);
});

test("the list of sections leads to each of them", () => {
  const contents = one("main nav", page);
  expect(wordsOfAll("a", contents)).toEqual(titles.map((title, index) => `${index + 1} ${title}`));
  const places = all("main h2", page).map(({ properties }) => `#${properties.id}`);
  expect(addressesIn(contents)).toEqual(places);
});

test("the notice says how long: 6 years for gift aid, 1 year for one-off consent, registers for good", () => {
  const rows = wordsOfAll("tr", section(6));
  for (const row of [
    /^Gift Aid.*Up to 6 years/,
    /^One-off consent.*1 year/,
    /^Registers.*Permanently/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(row));
  }
});

test("the notice says how long: photographs, enquirers, recordings, vetting, hall hire and accounts", () => {
  const rows = wordsOfAll("tr", section(6));
  for (const record of [
    /^Photographs/,
    /^What you write to us/,
    /^Recordings/,
    /^AccessNI/,
    /^Hiring of our halls/,
    /^Accounts.*6 years/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(record));
  }
});

test("the notice says on what terms news comes by e-mail, and that a no is always heeded", () => {
  expect(wordsOf(section(4))).toContain("Privacy and Electronic Communications Regulations");
  expect(wordsOf(section(7))).toContain(
    "tell us to stop sending you news or appeals, and we will always stop",
  );
});

test("the notice treats religious belief as special category data", () => {
  expect(wordsOf(section(1))).toMatch(/special category data\. Religious belief is one/);
  expect(wordsOf(section(4))).toContain("Article 9(2)(d)");
});

test("the notice names the data protection lead, with an e-mail address", () => {
  const lead = one("p", section(9), "Data protection lead");
  expect(wordsOf(lead)).toMatch(/^Data protection lead\. [A-Z]\w+ [A-Z]\w+,/);
  const { hostname } = new URL(church.website);
  const address = `privacy@${hostname.replace("www.", "")}`;
  expect(addressesIn(lead)).toContain(emailLink(address));
  expect(wordsOf(lead)).toContain(address);
});

test("the notice names the regulator with telephone, website and postal address", () => {
  expect(wordsOf(section(9))).toContain("Information Commissioner");
  expect(wordsOfAll("li", section(9))).toEqual([
    "Telephone: 0303 123 1113",
    "Website: ico.org.uk",
    "Post: Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF",
  ]);
  expect(addressesIn(one("ul", section(9)))).toEqual(["tel:03031231113", "https://ico.org.uk"]);
});

test("the notice says when it was last reviewed", () => {
  const reviewed = one("main p", page, "Last reviewed");
  expect(wordsOf(reviewed)).toMatch(/^Last reviewed \d{1,2} \w+ 20\d\d$/);
});
