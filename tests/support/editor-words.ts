import { readSource } from "#content";

/** A difference between two versions of a file. */
type Change = {
  /** The path of a fact, "meets.from". */
  at: string;
  /** Undefined if the former version does not have it. */
  before: string | undefined;
  /** Undefined if the present version does not have it. */
  now: string | undefined;
};

/** Finds what two versions of a file say differently. The order of facts and the way they are quoted make no difference. */
export function changesBetween(file: string, before: string, now: string): Change[] {
  const former = wordsIn(file, before);
  const present = wordsIn(file, now);
  const places = new Set([...former.keys(), ...present.keys()]);
  const pairs = [...places].map((at) => ({ at, before: former.get(at), now: present.get(at) }));
  return pairs.filter((pair) => pair.before !== pair.now);
}

/** The words of a file by the paths of their facts. A list of one name is the same as the name alone. */
function wordsIn(file: string, written: string): Map<string, string> {
  const { facts, problems } = readSource(file, written);
  if (problems.length > 0) throw new Error(JSON.stringify(problems));
  const words = new Map<string, string>();
  const add = (fact: unknown, path: string[]) => {
    if (typeof fact === "string") {
      words.set(path.join(".").replace(/\.0$/, ""), fact);
      return;
    }
    for (const [name, part] of Object.entries(Object(fact))) add(part, [...path, name]);
  };
  add(facts, []);
  return words;
}
