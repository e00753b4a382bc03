import path from "node:path";
import { buildFolder, churchFolder } from "#app/church/settings.server.ts";
import { thisChurch } from "#app/church/this-church.server.ts";
import { ContentFolder, ContentProblems } from "#content";
import { findPageMistakes } from "./built-html.ts";
import { makeFinding } from "./finding.ts";
import { printReport } from "./report.ts";

/** Ends a build with status 1 if a link leads nowhere, or if something else is on a page that must not be there. */

const site = path.join(buildFolder(), "client");
const mistakes = findPageMistakes(site, new ContentFolder(churchFolder()), thisChurch().facts);

if (mistakes.length > 0) {
  const { problems } = new ContentProblems(mistakes);
  const findings = problems.map((problem) => makeFinding(problem, "must"));
  printReport({ text: "", findings });
}
