import { tellSlips } from "./slips.ts";

// As a volunteer's keyboard, or their word processor, makes them.
tellSlips("a layout that cannot be read", [
  {
    slip: "YAML that cannot be read",
    change: ["giving.md", /^heading: .*$/m, 'heading: "Church Giving'],
    says: 'content/giving.md, line «heading:»: heading: a quotation mark, ", is opened here and not closed',
  },
  {
    slip: "curly quotes round words with a colon",
    change: ["about-us.md", /^title: .*$/m, "title: “About us: who we are”"],
    says: "about-us.md, line 2: title: found “About us: who we are”. These quotes are curly, as word processors make them. Expected straight ones",
  },
  {
    slip: "curly quotes round a time",
    change: ["groups/snatch.md", 'from: "19:00"', "from: “19:00”"],
    says: "groups/snatch.md, line «from: “19:00”»: from: found “19:00”. These quotes are curly",
  },
  {
    slip: "a colon left out",
    change: ["groups/dorcas.md", /^summary: /m, "summary "],
    says: "groups/dorcas.md, line 5: this line: needs a colon after its name: summary: Knitting",
  },
  {
    slip: "no space after a colon",
    change: ["groups/pw.md", /^who: /m, "who:"],
    says: "groups/pw.md, line «who:»: this line: needs a space after its colon: who: Women",
  },
  {
    slip: "a # that cuts words short",
    change: ["events.md", /^lead: .*$/m, "lead: All welcome #every Sunday"],
    says: "events.md, line 7: lead: only “All welcome” would be shown, and nothing after #",
  },
  {
    slip: "a field that is there twice",
    change: ["get-involved.md", /^lead: /m, "heading: Join in\nlead: "],
    says: "get-involved.md, line «Join in»: heading: this field is here twice",
  },
  {
    slip: "words in bold at the beginning of a fact",
    change: ["this-week.md", /^lead: /m, "lead: **All** of "],
    says: "this-week.md, line 7: lead: words that begin with * need double quotes round them",
  },
  {
    slip: "the second line of dashes left out",
    change: ["not-found.md", /\n---\n$/, "\n"],
    says: "not-found.md, line 1: the end of the facts: the facts begin with a line of three dashes",
  },
  {
    slip: "quotes within quotes",
    change: ["groups/creche.md", /^summary: .*$/m, 'summary: "Kind "hands" here"'],
    says: "groups/creche.md, line 5: summary: the quotes end in the middle of its words",
  },
  {
    slip: "a tab",
    change: ["groups/lotsatots.md", "  every:", "\tevery:"],
    says: "groups/lotsatots.md, line «every:»: every: the line begins with a tab",
  },
  {
    slip: "a bracket that is not closed",
    change: ["notices.yaml", "carols }", "carols"],
    says: "content/notices.yaml, line «- { day: 2026-12-17, for: boys-bri»: this line: a bracket, { or [, is opened here and not closed",
  },
  {
    slip: "a colon among words",
    change: ["events.md", /^description: .*$/m, "description: What's on: the weeks"],
    says: "content/events.md, line «the weeks»: description: words with a colon in them need double quotes round them",
  },
  {
    slip: "a tab",
    change: ["year.yaml", "  - name: Spring", "\t- name: Spring"],
    says: "content/year.yaml, line «- name: Spring term»: name: the line begins with a tab",
  },
]);
