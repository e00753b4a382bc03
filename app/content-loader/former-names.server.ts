import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { verbatim } from "#app/content-loader/facts/fields.server.ts";
import { parseFacts, problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { attempt, type ContentProblem, throwAny } from "./content-problem.server.ts";
import { ADDRESS_NAME, namesIn } from "./read-content.server.ts";

type Folder = "groups" | "pages";

/** What the file was called before it was renamed: its old address leads to the new one. */
export const formerly = field(
  "What its file was called before",
  v.optional(
    v.array(
      v.pipe(
        verbatim,
        v.regex(ADDRESS_NAME, "expected the old name of this file without .md, such as [choir]"),
        v.title("Name"),
      ),
      "expected the old name of this file in square brackets, without .md, such as [choir]",
    ),
    [],
  ),
  "Its old address then leads to the new one.",
);

type FormerName = { former: string; present: string; folder: Folder; index: number };

/** All former names, of files that cannot be read as well as of others. */
function formerNames(folder: Folder): FormerName[] {
  return namesIn(folder).flatMap((present) => {
    const read = attempt(() => parseFacts(`${folder}/${present}.md`));
    const facts = new Map(Object.entries(("result" in read && read.result) || {}));
    const names: unknown[] = [facts.get("formerly") ?? []].flat();
    return names.map((former, index) => ({ former: String(former), present, folder, index }));
  });
}

/** The name of a group's file today, where words may still use a former one. */
export function presentGroup(name: string): string {
  if (namesIn("groups").includes(name)) return name;
  return formerNames("groups").find(({ former }) => former === name)?.present ?? name;
}

export function formerGroups(): string[] {
  return formerNames("groups").map(({ former }) => former);
}

function addressOfFile({ folder }: FormerName, name: string): string {
  return folder === "groups" ? `/activities/${name}` : `/${name}`;
}

/** The present address of each page that had another one. */
export function movedAddresses(): Map<string, string> {
  const names = [...formerNames("groups"), ...formerNames("pages")];
  return new Map(
    names.map((one) => [addressOfFile(one, one.former), addressOfFile(one, one.present)]),
  );
}

/** Throws ContentProblems where an old address has something again. `isTaken` says so of an address. */
export function refuseTakenFormerNames(isTaken: (address: string) => boolean): void {
  const names = [...formerNames("groups"), ...formerNames("pages")];
  const seen = new Set<string>();
  const problems = names.flatMap((one): ContentProblem[] => {
    const address = addressOfFile(one, one.former);
    const isDouble = seen.has(address);
    seen.add(address);
    if (!isDouble && !isTaken(address)) return [];
    const file = `${one.folder}/${one.present}.md`;
    const why = isDouble
      ? "is the former name of another file"
      : "is an address of the site already";
    return [
      problemIn(
        file,
        ["formerly", one.index],
        `${address} ${why}, and cannot lead to this one. Expected the name to be taken away`,
      ),
    ];
  });
  throwAny(problems);
}
