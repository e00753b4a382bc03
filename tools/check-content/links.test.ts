import { tellSlips } from "./slips.ts";

tellSlips("links that lead nowhere", [
  {
    slip: "a link to a page that is not there",
    change: ["groups/creche.md", "## Why?\n\n", "## Why?\n\nSee [The Ark](/activities/ark). "],
    says: "groups/creche.md, line «/activities/ark)»: the text: links to /activities/ark, which is no page of this site. The nearest: /activities/the-ark",
  },
  {
    slip: "a link to a place that is not there",
    change: ["home.md", "[The Ark](/activities/the-ark)", "[The Ark](/#service-time)"],
    says: "home.md, line «note:»: times › note: links to /#service-time, and there is no such place on that page. The nearest: /#service-times",
  },
  {
    slip: "a link to a heading of its own page",
    change: ["pages/hall-hire.md", "\n## ", "\nSee [the rooms](#the-rooms).\n\n## "],
    says: "pages/hall-hire.md, line «#the-rooms»: the text: links to #the-rooms. Expected the page, too: /hall-hire#the-rooms",
  },
  {
    slip: "an e-mail address that leads nowhere",
    change: [
      "giving.md",
      "**If you're visiting",
      "[Write](office@ballydown.org). **If you're visiting",
    ],
    says: "giving.md, line «office@ballydown»: the text: links to office@ballydown.org. Expected mailto:office@ballydown.org",
  },
  {
    slip: "a link in a notice",
    change: ["notices.yaml", "to: /events", "to: /event"],
    says: "notices.yaml, line «/event,»: notices › 1 › link › to: links to /event, which is no page of this site. The nearest: /events",
  },
  {
    slip: "a former name that is an address of the site",
    change: ["pages/hall-hire.md", "\nmenu:", "\nformerly: [status]\nmenu:"],
    says: "pages/hall-hire.md, line «formerly»: formerly › 1: /status is an address of the site already, and cannot lead to this one. Expected the name to be taken away",
  },
  {
    slip: "a neighbour that is not there",
    change: ["groups/snatch.md", "before: bible-class", "before: bible-clas"],
    says: "groups/snatch.md, line «bible-clas»: neighbours › before: no group has the file content/groups/bible-clas.md. The nearest: bible-class",
  },
]);
