import { expect, test } from "vitest";
import { onChangedSample, replace, whereContentIs } from "./changed-sample.ts";
import { tellSlips } from "./slips.ts";

tellSlips("placeholders amiss", [
  {
    slip: "a placeholder that nobody fills",
    change: ["groups/pw.md", "or just come", "on {fone}, or just come"],
    says: "{fone}: stands for nothing. The nearest there are: {phone}, ",
  },
  {
    slip: "one in a fact, for a group that there is not",
    change: ["groups/snatch.md", /^summary: /m, "summary: From {bible-clas.name}. "],
    says: "content/groups/snatch.md, line «summary: From {bible-clas.name}. S»: summary: {bible-clas.name} stands for nothing. The nearest there are: {bible-class.name}, ",
  },
  {
    slip: "a time that stands for itself",
    change: ["groups/dorcas.md", 'from: "19:30"', 'from: "{dorcas.from}"'],
    says: "content/groups/dorcas.md, line «from:»: meets › from: {dorcas.from} stands for words in which {dorcas.from} stands for itself",
  },
  {
    slip: "minutes after a word",
    change: ["events.md", /^lead: /m, "lead: In {town+15}. "],
    says: "content/events.md, line «lead: In {town+15}. What»: lead: {town+15} is no clock time, and cannot have +15 minutes",
  },
  {
    slip: "a curly bracket without its other one",
    change: ["groups/creche.md", "## Why?\n\n", "## Why?\n\nRing {phone or write. "],
    says: "groups/creche.md, line «{phone or»: the text: has a curly bracket without its other one",
  },
  {
    slip: "words that begin with a placeholder",
    change: ["about-us.md", /^title: .*$/m, "title: {church} and its people"],
    says: 'content/about-us.md, line «title: {church} and its people»: title: words that begin with { need double quotes round them: "{church} and its people"',
  },
  {
    slip: "a placeholder alone",
    change: ["giving.md", /^heading: .*$/m, "heading: {town}"],
    says: 'content/giving.md, line «heading: {town}»: heading: needs double quotes round it: "{town}"',
  },
]);

test("what placeholders stand for is said in all words, and follows its fact", async () => {
  const said = await onChangedSample(
    (folder) =>
      replace(
        folder,
        ["church.yaml", 'from: "11:30"', 'from: "11:00"'],
        ["home.md", /^title: .*$/m, "title: Worship at {service} in {town}"],
        [
          "groups/the-ark.md",
          /^glance: .*$/m,
          "glance: Each {the-ark.when}, not {pw.day} {pw.from}",
        ],
        [
          "groups/the-ark.md",
          "## Who?\n",
          "## Who?\n\n{the-ark.who}, from {service-15} to {service.end}: {phone}, [write]({email})\n",
        ],
      ),
    (folder) =>
      whereContentIs(folder, async () => {
        const { readHome } = await import("#app/content-loader/pages.server.ts");
        const { readGroupAt } = await import("#app/content-loader/groups.server.ts");
        const { meets, glance, answers } = readGroupAt("the-ark");
        const [paragraph] = answers[0]?.prose ?? [];
        return { title: readHome().title, from: meets.from, to: meets.to, glance, paragraph };
      }),
  );
  expect(said).toEqual({
    title: "Worship at 11:00 AM in Kilmorran",
    from: "11:00",
    to: "12:30",
    glance: "Each Sundays 11am–12:30pm, not first Tuesday 8pm",
    paragraph: {
      kind: "paragraph",
      words: [
        "Age\u00a03 to Year\u00a05, from 10:45 to 12:45: ",
        { kind: "link", href: "tel:02896496012", words: ["028 9649 6012"] },
        expect.anything(),
        expect.anything(),
      ],
    },
  });
});

test("the Sunday service, and a group's night, are moved in one line", async () => {
  const { problems, words } = await onChangedSample(
    (folder) =>
      replace(
        folder,
        ["church.yaml", 'from: "11:30"', 'from: "11:00"'],
        ["groups/lotsatots.md", "every: Thursday", "every: Friday"],
        // Its first and last day of the year are dates, and have a check of their own.
        ["groups/lotsatots.md", /^ {2}session:\n.*\n.*\n/m, ""],
      ),
    (folder) =>
      whereContentIs(folder, async () => {
        const { findProblems } = await import("#tools/find-problems.ts");
        const { pages } = await import("#tools/pages.ts");
        const { readGroups } = await import("#app/content-loader/groups.server.ts");
        const read = [...pages(true).map((page) => page.read()), ...readGroups()];
        return { problems: findProblems("2026-11-21"), words: JSON.stringify(read) };
      }),
  );
  expect(problems).toEqual([]);
  expect(words).not.toMatch(/11:30|11:15|10:30/);
  for (const said of ["Sunday worship at 11:00 AM", "Worship at 11am,", "Fridays 10am–12pm"]) {
    expect(words).toContain(said);
  }
});

tellSlips("beside placeholders that nobody fills", [
  {
    slip: "the placeholder itself, in a fact of a group",
    change: ["groups/pw.md", "on the {pw.day} of", "on the {fone} of"],
    says: "groups/pw.md, line 6: description: {fone} stands for nothing",
  },
  {
    slip: "one in a change",
    change: ["notices.yaml", "why: Christmas week", 'why: "{fone}"'],
    says: "line «{fone}»: changes › 8 › why: {fone} stands for nothing",
  },
  {
    slip: "one on the home page",
    change: ["home.md", /^lead: /m, "lead: At {fone}, "],
    says: "home.md, line «lead: At»: lead: {fone} stands for nothing",
  },
  {
    slip: "a wrong time in the same file",
    change: ["groups/pw.md", "The car park is", "Supper is at 4:17. The car park is"],
    says: "groups/pw.md, line «Supper is at»: the text: says “4:17”",
  },
  {
    slip: "an unknown age in the same file",
    change: ["groups/pw.md", "- adults", "- adultz"],
    says: "groups/pw.md, line «- adultz»: for › 1: expected one of",
  },
  {
    slip: "a last night on another day in the same file",
    change: ["groups/pw.md", "to: 2027-04-06", "to: 2027-04-07"],
    says: "groups/pw.md, line «to: 2027-04-07»: meets › session › 1 › to: 2027-04-07 is a Wednesday",
  },
  {
    slip: "a day of the group's that is none",
    change: ["notices.yaml", "day: 2027-01-05", "day: 2027-01-06"],
    says: "2027-01-06 is a Wednesday, and no day of pw",
  },
  {
    slip: "a notice that is over before it begins",
    change: ["notices.yaml", "until: 2026-12-06", "until: 2026-11-06"],
    says: "notices › 1 › until: its last day, 2026-11-06, is before its first",
  },
  {
    slip: "a file of another page that cannot be read",
    change: ["giving.md", /^heading: .*$/m, 'heading: "Church Giving'],
    says: "giving.md, line «heading:»: heading: a quotation mark",
  },
  {
    slip: "a wrong time in another group's file",
    change: ["groups/dorcas.md", "glance: Craft, {dorcas.day}, {dorcas.from}", "glance: 20:17"],
    says: "groups/dorcas.md, line «glance:»: glance: says “20:17”",
  },
  {
    slip: "two services at one hour",
    change: [
      "notices.yaml",
      /^changes:\n/m,
      'changes:\n  - { day: 2026-12-24, for: main-service, what: extra, name: Carols, from: "23:15" }\n',
    ],
    says: "Carols and Watchnight are both in “The church” at the same time on Thursday 24 December",
  },
  {
    slip: "a group on Christmas Day",
    change: [
      "notices.yaml",
      /^changes:\n/m,
      'changes:\n  - { day: 2026-12-25, for: dorcas, what: extra, from: "10:00" }\n',
    ],
    says: "Dorcas Group has a date on Christmas Day",
  },
  {
    slip: "a date in the holidays",
    change: [
      "notices.yaml",
      /^changes:\n/m,
      "changes:\n  - { day: 2026-12-31, for: boys-brigade, what: off, why: snow }\n",
    ],
    says: "boys-brigade has no date on Thursday 31 December that could be off",
  },
]);
