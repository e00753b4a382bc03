import type { Nodes } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { parseYaml } from "#app/content-loader/facts/parse-yaml.ts";

/** Words that a file has in another form before and now. `at`: the path of their fact, "meets.from", or "the text". */
type Change = { at: string; before: string | undefined; now: string | undefined };

/** What a file says otherwise than before, wherever its facts stand and however they are quoted. */
export function changesBetween(before: string, now: string): Change[] {
  const [old, present] = [wordsIn(before), wordsIn(now)];
  const places = new Set([...old.keys(), ...present.keys()]);
  const both = [...places].map((at) => ({ at, before: old.get(at), now: present.get(at) }));
  return both.filter((words) => words.before !== words.now);
}

/** The words of a file by the paths of their facts. One name is as good as a list of one. */
function wordsIn(text: string): Map<string, string> {
  const page = partsOfPage(text);
  const { document, slips } = parseYaml(page?.facts ?? text);
  if (slips.length > 0) throw new Error(JSON.stringify(slips));
  const words = new Map<string, string>();
  const add = (fact: unknown, path: string[]) => {
    if (typeof fact === "string") words.set(path.join(".").replace(/\.0$/, ""), fact);
    else for (const [name, below] of Object.entries(Object(fact))) add(below, [...path, name]);
  };
  add(document.toJS(), []);
  if (page) words.set("the text", meaningOf(page.text));
  return words;
}

/** What Markdown says, however it is written: *like this* or _like this_. */
function meaningOf(text: string): string {
  const tree: Nodes = unified().use(remarkParse).use(remarkGfm).parse(text);
  return JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value));
}
