import { appendFileSync } from "node:fs";

/** Whether GitHub runs this program, in a workflow. */
export function isOnGitHub(): boolean {
  return process.env.GITHUB_ACTIONS === "true";
}

/** Writes the line of output that GitHub shows as an error of the run, and in a pull request at "home.md, line 3". */
export function writeErrorLine(message: string, where = ""): string {
  const [, file, line] = /^(.+?), line (\d+)/.exec(where) ?? [];
  const escapedFile = file?.replaceAll("%", "%25").replaceAll(":", "%3A").replaceAll(",", "%2C");
  const place = escapedFile ? ` file=${escapedFile},line=${line}` : "";
  const words = file || !where ? message : `${where}: ${message}`;
  const escapedWords = words.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
  return `::error${place}::${escapedWords}`;
}

/** Adds a text to the page of the run. Does nothing if GitHub does not run the program. */
export function addToSummary(heading: string, text: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  // GitHub would read the text as Markdown, but not in a block of code.
  if (file) appendFileSync(file, `## ${heading}\n\n\`\`\`text\n${text}\n\`\`\`\n\n`);
}
