import { expect, test } from "vitest";
import { church, emailLink } from "#tests/fixtures/sample-facts.ts";
import {
  addressesIn,
  builtPage,
  findAll,
  sectionOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";

const page = builtPage("/privacy-policy");
const lead = `privacy@${new URL(church.website).hostname.replace("www.", "")}`;

/** The sections, and what each has to say. */
const sections: [title: string, ...words: RegExp[]][] = [
  ["What personal data is", /special category data\. Religious belief is one/],
  ["Who the controller is"],
  ["How we process your data, and why"],
  ["Our legal basis", /Article 9\(2\)\(d\)/, /Privacy and Electronic Communications Regulations/],
  ["Sharing your data"],
  [
    "How long we keep it",
    ...[/^Gift Aid.*Up to 6 years/, /^One-off consent.*1 year/, /^Registers.*Permanently/],
    ...[/^Photographs/, /^What you write to us/, /^Recordings/, /^AccessNI/],
    ...[/^Hiring of our halls/, /^Accounts.*6 years/],
  ],
  ["Your rights", /tell us to stop sending you news or appeals, and we will always stop/],
  ["Further processing"],
  [
    "Contact details",
    new RegExp(`^Data protection lead\\. [A-Z]\\w+ [A-Z]\\w+,.*${lead}`),
    /Information Commissioner/,
    /^Telephone: 0303 123 1113$/,
    /^Website: ico\.org\.uk$/,
    /^Post: Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF$/,
  ],
];
const headings = sections.map(([title], index) => `${index + 1}. ${title}`);

test("the privacy notice has exactly nine numbered sections, a list that leads to each, and the day of its last review", () => {
  expect(wordsOfAll("main h2", page)).toEqual(headings);
  const titles = headings.map((heading) => heading.replace(".", ""));
  expect(wordsOfAll("main nav a", page)).toEqual(titles);
  const links = findAll("main nav a", page).map(({ properties }) => properties.href);
  expect(links).toEqual(findAll("main h2", page).map(({ properties }) => `#${properties.id}`));
  expect(wordsOfAll("main p", page)).toContainEqual(
    expect.stringMatching(/^Last reviewed \d{1,2} \w+ 20\d\d$/),
  );
});

test.each(sections)("the section %s of the notice says %j", (title, ...said) => {
  const section = sectionOf(headings.find((heading) => heading.endsWith(title)) ?? "", page);
  const parts = wordsOfAll("p, li, tr", section);
  expect(parts).not.toEqual([]);
  for (const words of said) expect(parts).toContainEqual(expect.stringMatching(words));
});

test("the data protection lead and the regulator can be reached from the notice", () => {
  const links = addressesIn(sectionOf(headings.at(-1) ?? "", page));
  expect(links).toEqual(
    expect.arrayContaining([emailLink(lead), "tel:+443031231113", "https://ico.org.uk"]),
  );
});
