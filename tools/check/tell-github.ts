import { appendFileSync } from "node:fs";

/** Whether GitHub runs this program, in a workflow. */
export function isOnGitHub(): boolean {
  return process.env.GITHUB_ACTIONS === "true";
}

/** The line of a program's output that GitHub shows as an error of the run, and in a pull request at "home.md, line 3". */
export function errorLine(message: string, where = ""): string {
  const [, file, line] = /^(.+?), line (\d+)/.exec(where) ?? [];
  const escaped = file?.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = escaped ? ` file=${escaped},line=${line}` : "";
  const told = file || !where ? message : `${where}: ${message}`;
  return `::error${place}::${told.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")}`;
}

/** Adds a text to the page of the run, as it is. Does nothing where GitHub is not there. */
export function addToSummary(heading: string, text: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  // In a block of code nothing of it is taken for Markdown.
  if (file) appendFileSync(file, `## ${heading}\n\n\`\`\`text\n${text}\n\`\`\`\n\n`);
}
