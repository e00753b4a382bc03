import { expect, test } from "vitest";
import {
  addressesIn,
  builtPage,
  findAll,
  sectionOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { church, emailLink } from "#tests/support/sample-church.ts";

const page = builtPage("/privacy-policy");
const lead = `privacy@${new URL(church.website).hostname.replace("www.", "")}`;

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

test("the privacy notice has nine numbered sections, a list that leads to each, and the day of its last review", () => {
  expect(wordsOfAll("main h2", page)).toEqual([...headings, "Counting visits"]);
  const links = headings.map((heading) => heading.replace(".", ""));
  expect(wordsOfAll("main nav a", page)).toEqual(links);
  const addresses = findAll("main nav a", page).map(({ properties }) => properties.href);
  expect(addresses).toEqual(
    findAll("main h2[id^=section-]", page).map(({ properties }) => `#${properties.id}`),
  );
  expect(wordsOfAll("main p", page)).toContainEqual(
    expect.stringMatching(/^Last reviewed \d{1,2} \w+ 20\d\d$/),
  );
});

test("the privacy notice says how long Gift Aid, one-off consent and registers are kept", () => {
  const rows = wordsOfAll("tr", sectionOf(headings[5] ?? "", page));
  for (const words of [
    /^Gift Aid.*Up to 6 years/,
    /^One-off consent.*1 year/,
    /^Registers.*Permanently/,
  ]) {
    expect(rows).toContainEqual(expect.stringMatching(words));
  }
});

test("the data protection lead and the regulator can be reached from the notice", () => {
  const links = addressesIn(sectionOf(headings.at(-1) ?? "", page));
  expect(links).toEqual(
    expect.arrayContaining([emailLink(lead), "tel:+443031231113", "https://ico.org.uk"]),
  );
});
