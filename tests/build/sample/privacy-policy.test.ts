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

type Section = {
  title: string;
  /** What it has to say, each in a paragraph, a point or a row of its own. */
  says: RegExp[];
};

const sections: Section[] = [
  {
    title: "What personal data is",
    says: [/special category data\. Religious belief is one/],
  },
  { title: "Who the controller is", says: [] },
  { title: "How we process your data, and why", says: [] },
  {
    title: "Our legal basis",
    says: [/Article 9\(2\)\(d\)/, /Privacy and Electronic Communications Regulations/],
  },
  { title: "Sharing your data", says: [] },
  {
    title: "How long we keep it",
    says: [
      /^Gift Aid.*Up to 6 years/,
      /^One-off consent.*1 year/,
      /^Registers.*Permanently/,
      /^Photographs/,
      /^What you write to us/,
      /^Recordings/,
      /^AccessNI/,
      /^Hiring of our halls/,
      /^Accounts.*6 years/,
    ],
  },
  {
    title: "Your rights",
    says: [/tell us to stop sending you news or appeals, and we will always stop/],
  },
  { title: "Further processing", says: [] },
  {
    title: "Contact details",
    says: [
      new RegExp(`^Data protection lead\\. [A-Z]\\w+ [A-Z]\\w+,.*${lead}`),
      /Information Commissioner/,
      /^Telephone: 0303 123 1113$/,
      /^Website: ico\.org\.uk$/,
      /^Post: Information Commissioner’s Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF$/,
    ],
  },
];
const headings = sections.map(({ title }, index) => `${index + 1}. ${title}`);

test("the privacy notice has nine numbered sections, a list that leads to each, and the day of its last review", () => {
  expect(wordsOfAll("main h2", page)).toEqual([...headings, "Counting visits"]);
  const titles = headings.map((heading) => heading.replace(".", ""));
  expect(wordsOfAll("main nav a", page)).toEqual(titles);
  const links = findAll("main nav a", page).map(({ properties }) => properties.href);
  expect(links).toEqual(
    findAll("main h2[id^=section-]", page).map(({ properties }) => `#${properties.id}`),
  );
  expect(wordsOfAll("main p", page)).toContainEqual(
    expect.stringMatching(/^Last reviewed \d{1,2} \w+ 20\d\d$/),
  );
});

test.each(sections)(
  "the section “$title” of the privacy notice says what it has to",
  ({ title, says }) => {
    const heading = headings.find((each) => each.endsWith(title)) ?? "";
    const parts = wordsOfAll("p, li, tr", sectionOf(heading, page));
    expect(parts).not.toEqual([]);
    for (const words of says) expect(parts).toContainEqual(expect.stringMatching(words));
  },
);

test("the data protection lead and the regulator can be reached from the notice", () => {
  const links = addressesIn(sectionOf(headings.at(-1) ?? "", page));
  expect(links).toEqual(
    expect.arrayContaining([emailLink(lead), "tel:+443031231113", "https://ico.org.uk"]),
  );
});
