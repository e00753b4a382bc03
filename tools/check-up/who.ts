import { allPassages, type Passage } from "#app/content-loader/checks/passages.server.ts";
import { namedPeople } from "#app/content-loader/named-people.server.ts";
import { chapter, type Report } from "./finding.ts";

const { know } = chapter("People");

/** What stands beside somebody's name in a list of people: their own number, address and picture. */
const OWN = ["phone", "email", "file"];

/**
 * Every place of the words where somebody stands who is called so, "Callum" or "Callum Haslett": by this name, by what
 * people.yaml says they are, by a number or an address that stands beside it, or in a picture; and how many they are.
 * Throws where nobody is named.
 */
export function whereIs(name: string): Report {
  if (!name) throw new Error("Whom to look for? For instance: npm run check-up -- who Callum");
  const passages = allPassages();
  const own = passages
    .filter(({ words, path }) => path?.at(-1) === "name" && holds(words, name))
    .flatMap((called) => passages.filter((one) => standsBeside(one, called)))
    .map(({ words }) => words);
  const ids = [...(namedPeople() ?? [])].filter(([, one]) => holds(one.name, name));
  const sought = [name, ...new Set([...own, ...ids.map(([id]) => id)])];
  const findings = passages
    .filter(({ words, path = [] }) => sought.some((one) => holds([...path, words].join(" "), one)))
    .map(({ words, problem }) => {
      const lower = words.toLowerCase();
      const index = Math.max(0, ...sought.map((one) => lower.indexOf(one.toLowerCase())));
      const { where, what } = problem(lineAt(words, index), index);
      return know(what, where);
    });
  const count = findings.length === 1 ? "1 place" : `${findings.length} places`;
  return { findings, conclusion: `“${name}”: ${count}.` };
}

function standsBeside({ file, path = [] }: Passage, called: Passage): boolean {
  const entry = called.path?.slice(0, -1) ?? [];
  const isIn = entry.every((key, index) => path[index] === key);
  return file === called.file && isIn && OWN.includes(String(path.at(-1)));
}

/** Whether words have these others in them, however they are spaced and written. */
function holds(words: string, others: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, "");
  return plain(words).includes(plain(others));
}

function lineAt(words: string, index: number): string {
  const [line = ""] = words.slice(words.lastIndexOf("\n", index) + 1).split("\n");
  return line.trim();
}
