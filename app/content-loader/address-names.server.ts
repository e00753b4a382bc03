import { contentPath } from "./content-folder.server.ts";
import { ContentProblem } from "./content-problem.server.ts";

/** The name of a file without its ending, where it is a page's address: "hall-hire". */
export const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** That a file's name makes no address. `expected` is a name that would. */
export function noAddress(file: string, expected: string): ContentProblem {
  return new ContentProblem(
    contentPath(file),
    "its name",
    `is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as ${expected}.md`,
  );
}
