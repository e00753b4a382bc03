import { tellSlips } from "./slips.ts";

// Every file can be read: what it says is compared with the facts.
tellSlips("words that say otherwise than the facts", [
  {
    slip: "another hour than the group's",
    change: ["groups/pw.md", /^glance: .*$/m, "glance: Women, first Tuesday, 7pm"],
    says: "groups/pw.md, line «glance:»: glance: says “7pm”, and meets: says First Tuesday, 8–9:30pm. Mend the words; or write {pw.from}",
  },
  {
    slip: "another day than the group's",
    change: ["groups/boys-brigade.md", "## Contact\n\n", "## Contact\n\nCall in\nany Monday. "],
    says: "groups/boys-brigade.md, line «any Monday»: the text: says Monday, and meets: says Thursday evenings. Mend the words; or write {boys-brigade.day}",
  },
  {
    slip: "an hour in words",
    change: ["groups/dorcas.md", "## Why?\n\n", "## Why?\n\nWe stop at half past ten. "],
    says: "groups/dorcas.md, line «half past ten»: the text: says “half past ten”, and meets: says Last Tuesday, 7:30–9:30pm",
  },
  {
    slip: "another hour than the service's",
    change: ["home.md", /^lead: .*$/m, "lead: Worship at 10:50, Psalm 95:1 and tea."],
    says: "home.md, line «10:50»: lead: says “10:50”, and no service is then",
  },
  {
    slip: "a time that is none among the others",
    change: ["giving.md", /^title: /m, "other-times: [later]\ntitle: "],
    says: 'giving.md, line «[later]»: other-times › 1: expected clock times or days of the week, such as ["10:15", Friday]. Found: later',
  },
  {
    slip: "a sentence for every week, of what is every other week now",
    change: [
      "groups/girls-brigade.md",
      "every: Wednesday",
      "every: Wednesday\n  fortnightly-from: 2026-09-09",
    ],
    says: "summary: says “a {girls-brigade.day}”, which would be read as “a every other Wednesday”. Write the sentence anew, for {girls-brigade.day} is “every other Wednesday” now",
  },
  {
    slip: "a sentence for once a month, of what is every week now",
    change: ["groups/three-o-clock-club.md", "  week: third\n", ""],
    says: "summary: says “the {three-o-clock-club.day} of the month”, which would be read as “the Saturday of the month”",
  },
  {
    slip: "two groups with one name",
    change: ["groups/pw.md", "name: PW", "name: SNATCH"],
    says: "“SNATCH” is already the name in content/groups/",
  },
]);
