import { tellSlips } from "./slips.ts";

tellSlips("facts that will not do", [
  {
    slip: "no telephone",
    change: ["church.yaml", /^phone: .*\n/m, ""],
    says: "content/church.yaml, line 1: phone: is missing",
  },
  {
    slip: "an address that is none",
    change: ["church.yaml", /^email: .*$/m, "email: nobody"],
    says: "content/church.yaml, line «email: nobody»: email: expected an e-mail address",
  },
  {
    slip: "a page to be read again in a month that there is not",
    change: ["pages/hall-hire.md", "menu: footer", "review: 2027-13\nmenu: footer"],
    says: "content/pages/hall-hire.md, line «review: 2027-13»: review: expected a month such as 2027-01, or a day such as 2027-01-15. Found: 2027-13",
  },
  {
    slip: "a list where one is expected",
    change: ["church.yaml", /^welcome: .*$/m, "welcome: [All welcome, every Sunday]"],
    says: "content/church.yaml, line «welcome:»: welcome: expected words in plain text. Found: a list",
  },
  {
    slip: "a website in a folder of its domain",
    change: ["church.yaml", /^website: .*$/m, "website: https://ballydown.github.io/church/"],
    says: "content/church.yaml, line «website:»: website: has a folder behind the domain, where no page of the site would find its pictures, styles and other pages. Expected a domain or a subdomain for the website alone, such as https://www.ballydown.org. Found: https://ballydown.github.io/church/",
  },
  {
    slip: "an unknown field",
    change: ["church.yaml", /^charity:/m, "fax: 028 9649 6013\ncharity:"],
    says: "content/church.yaml, line «fax: 028 9649 6013»: fax: is not a field that belongs here. Is it spelt right?",
  },
  {
    slip: "two services with one name",
    change: [
      "church.yaml",
      /^services:\n/m,
      'services:\n  - { name: Main Service, every: Sunday, from: "18:30", to: "19:30" }\n',
    ],
    says: "content/church.yaml, line «services:»: services: two services have one name",
  },
  {
    slip: "a person without a role",
    change: ["people.yaml", /^ {2}role: .*$/m, ""],
    says: "content/people.yaml, line «convener:»: convener › role: is missing",
  },
  {
    slip: "a missing field",
    change: ["groups/the-ark.md", /^summary: .*\n/m, ""],
    says: "content/groups/the-ark.md, line 1: summary: is missing. Please add it",
  },
  {
    slip: "an empty field",
    change: ["groups/creche.md", /^summary: .*$/m, 'summary: ""'],
    says: "content/groups/creche.md, line «summary:»: summary: is empty. Please write something",
  },
  {
    slip: "a wrong weekday",
    change: ["groups/the-ark.md", "every: Sunday", "every: Sonday"],
    says: "content/groups/the-ark.md, line «every: Sonday»: meets › every: expected a day of the week, such as Sunday",
  },
  {
    slip: "every other week where the weekday stands",
    change: ["groups/bible-class.md", "every: Sunday", "every: every other Sunday"],
    says: "line «every: every other Sunday»: meets › every: expected a day of the week alone, such as Friday. For every other week add fortnightly-from: with its first day",
  },
  {
    slip: "every other week with a space in it",
    change: ["groups/creche.md", "every: Sunday", "every: Sunday\n  fortnightly from: 2026-09-06"],
    says: "line «fortnightly from: 2026-09-06»: meets › fortnightly from: is not a field that belongs here. Did you mean fortnightly-from:?",
  },
  {
    slip: "every other week without its first day",
    change: ["groups/lotsatots.md", "every: Thursday\n", "every: Thursday\n  fortnightly: yes\n"],
    says: "line «fortnightly: yes»: meets › fortnightly: is not a field that belongs here. Did you mean fortnightly-from:?",
  },
  {
    slip: "every other Sunday from a Saturday on",
    change: ["groups/snatch.md", "every: Sunday", "every: Sunday\n  fortnightly-from: 2026-09-05"],
    says: "line «meets:»: meets: says fortnightly-from: 2026-09-05, a Saturday, and every: Sunday. Expected the first Sunday, such as 2026-09-06",
  },
  {
    slip: "every other week, and of the month as well",
    change: ["groups/pw.md", "week: first\n", "week: first\n  fortnightly-from: 2026-09-01\n"],
    says: "line «meets:»: meets: has week, which counts in months, and fortnightly-from, which counts in weeks. Expected one of the two",
  },
  {
    slip: "a week of the month that there is not",
    change: ["groups/dorcas.md", "week: last", "week: [second, forth]"],
    says: "line «week: [second, forth]»: meets › week: expected first, second, third, fourth or last, or several, such as [second, fourth]",
  },
  {
    slip: "a section that ends before it begins",
    change: ["groups/girls-brigade.md", 'to: "19:30"', 'to: "07:30"'],
    says: "content/groups/girls-brigade.md, line «- name: Explorers»: meets › sections › “Explorers”: ends before it starts",
  },
  {
    slip: "a session that ends before it begins",
    change: ["groups/three-o-clock-club.md", "to: 2027-06-19", "to: 2026-06-19"],
    says: "three-o-clock-club.md, line «- from: 2026-09-19»: meets › session › 1: its last day is before its first",
  },
  {
    slip: "an unknown field of the year",
    change: ["year.yaml", "half-term:", "halfterm:"],
    says: "content/year.yaml, line «halfterm:»: years › 1 › terms › “Autumn term” › halfterm: is not a field that belongs here. Did you mean half-term:?",
  },
  {
    slip: "bold words in a fact that prints plain ones",
    change: ["people.yaml", "role: Youth Worker", "role: Our **Youth** Worker"],
    says: "people.yaml, line «**Youth**»: staff › “Callum Haslett” › role: is printed as it stands here, letter by letter",
  },
  {
    slip: "a link in such a fact",
    change: ["people.yaml", "role: Pastoral Worker", "role: See [events](/events)"],
    says: "people.yaml, line «[events]»: staff › “Priscilla Nairn” › role: is printed as it stands here",
  },
  {
    slip: "a field misspelt",
    change: ["groups/worship-team.md", /^where: /m, "wher: "],
    says: "groups/worship-team.md, line «wher:»: wher: is not a field that belongs here. Did you mean where:?",
  },
  {
    slip: "a day that September does not have",
    change: ["year.yaml", "from: 2026-09-01", "from: 2026-09-31"],
    says: "year.yaml, line «2026-09-31»: years › 1 › from: is no day of the calendar. Expected a date such as 2026-09-30. Found: 2026-09-31",
  },
  {
    slip: "a field with nothing after it",
    change: ["giving.md", /^button: .*\n/m, "button:\n"],
    says: "giving.md, line «button:»: button: is empty. Please write something, or take the line away",
  },
  {
    slip: "a day that no calendar has",
    change: ["notices.yaml", "2026-12-29", "2026-11-31"],
    says: "notices.yaml, line «- { day: 2026-11-31, for: dorcas,»: changes › 5 › day: is no day of the calendar. Expected a date such as 2026-09-30. Found: 2026-11-31",
  },
  {
    slip: "a word for a change that is none",
    change: ["notices.yaml", "what: moved", "what: move"],
    says: "line «- { day: 2027-01-05, for: pw, what»: changes › 6 › what: expected off, moved, extra or joint. Found: move",
  },
  {
    slip: "a time that was read as a number",
    change: ["notices.yaml", '"10:30", to: "11:15"', "10.30"],
    says: 'line «- { day: 2026-12-25, for: service,»: changes › “Christmas Day” › from: expected a time on the 24-hour clock, such as "19:30". Found: 10.30',
  },
  {
    slip: "several names without brackets",
    change: ["notices.yaml", "[the-ark, creche]", "the-ark, creche"],
    says: "line «- { day: 2026-12-27, for: the-ark,»: changes › 4 › creche: is not a field that belongs here. Words with a comma",
  },
  {
    slip: "a longer time for what is on one day",
    change: ["notices.yaml", 'to: "00:15"', "until: 2026-12-25"],
    says: "line «- { day: 2026-12-24, for: service,»: changes › “Watchnight” › until: goes with off and joint only",
  },
  {
    slip: "a colon without its space",
    change: ["notices.yaml", "day: 2027-03-24", "day:2027-03-24"],
    says: "line «- { day:2027-03-24, for: girls-bri»: changes › 8 › day:2027-03-24: needs a space after its colon",
  },
  {
    slip: "another name for the calendar without a letter in it",
    change: ["groups/dorcas.md", "also: [Dorcas,", 'also: ["- -",'],
    says: "content/groups/dorcas.md, line «also:»: also › 1: has neither letters nor numbers. Expected a name as your church’s calendar has it, such as Craft Evening",
  },
  {
    slip: "another name for the calendar that is in no list",
    change: ["groups/pw.md", /^also: .*$/m, "also: PW Evening"],
    says: "content/groups/pw.md, line «also:»: also: expected a list",
  },
]);

tellSlips("a name in the calendar that is another group’s", [
  {
    slip: "a group that is also called what another is called",
    change: ["groups/dorcas.md", "also: [Dorcas,", "also: [Dorcas, pw,"],
    says: "content/groups/dorcas.md, line «also:»: also › 2: “pw” is what PW is called in content/groups/pw.md, and its events would be taken for this group’s. Expected names of this group alone",
  },
]);
