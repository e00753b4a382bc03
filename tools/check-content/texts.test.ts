import { tellSlips } from "./slips.ts";

tellSlips("texts that cannot be printed", [
  {
    slip: "a heading that no page has",
    change: ["groups/snatch.md", "## Why?", "## Wherefore?"],
    says: "## Wherefore?: is not a heading of this file. Expected ## Why?; all there are: ## Who?, ",
  },
  {
    slip: "an answer without words",
    change: ["groups/bible-class.md", /## Where\?[\s\S]*?## Contact/, "## Where?\n\n## Contact"],
    says: "## Where?: has no words below it",
  },
  {
    slip: "a heading without its space",
    change: ["groups/bible-class.md", "## Who?", "##Who?"],
    says: "groups/bible-class.md, line «##Who?»: ##Who?: a heading needs a space after its ##, and a line of its own: ## Who?",
  },
  {
    slip: "a heading without its question mark",
    change: ["groups/boys-brigade.md", "## Who?", "## Who"],
    says: "groups/boys-brigade.md, line «## Who»: ## Who: is not a heading of this file. Expected ## Who?; all there are:",
  },
  {
    slip: "a heading of another size",
    change: ["groups/girls-brigade.md", "## Why?", "### Suppers\n\nToast.\n\n## Why?"],
    says: "groups/girls-brigade.md, line «### Suppers»: ### Suppers: is a heading of another size than this page has. Expected ## Suppers, or **Suppers**",
  },
  {
    slip: "a table with a line of dashes too short",
    change: ["pages/hall-hire.md", "| --- | --- | --- |", "| --- |"],
    says: "pages/hall-hire.md, line «| Room»: the text: has a table that cannot be read. Expected as many parts in the line of dashes as in the first line",
  },
  {
    slip: "HTML",
    change: ["groups/the-ark.md", "## Why?\n\n", "## Why?\n\nFor <b>all</b>. "],
    says: "groups/the-ark.md, line «<b>»: the text: has HTML, <b>, which the site does not print",
  },
  {
    slip: "a privacy notice without sections",
    change: ["privacy-policy.md", /\n## [\s\S]*/, "\n"],
    says: "the text: expected at least one heading",
  },
]);
