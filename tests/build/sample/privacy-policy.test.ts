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

/** What each section has to say. */
const said: [number: number, words: RegExp[]][] = [
  [1, [/special category data\. Religious belief is one/]],
  [4, [/Article 9\(2\)\(d\)/, /Privacy and Electronic Communications Regulations/]],
  [6, [/^Gift Aid.*Up to 6 years/, /^One-off consent.*1 year/, /^Registers.*Permanently/]],
  [6, [/^Photographs/, /^What you write to us/, /^Recordings/, /^AccessNI/]],
  [6, [/^Hiring of our halls/, /^Accounts.*6 years/]],
  [7, [/tell us to stop sending you news or appeals, and we will always stop/]],
];

test.each(said)("section %i of the notice says %j", (number, words) => {
  const told = wordsOfAll("p, li, tr", section(number));
  for (const one of words) expect(told).toContainEqual(expect.stringMatching(one));
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
