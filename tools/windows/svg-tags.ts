import { ContentProblem } from "#app/content-loader/read-content.server.ts";

export const NOT_A_TAG = "Is this an SVG file, and is every tag in it closed?";

/** A tag of an SVG file, or words between two of them. */
export type Tag = {
  /** The tag's name; of plain words between two tags, how they begin. */
  name: string;
  kind: "open" | "close" | "alone" | "words";
  /** How many tags are open round it. */
  depth: number;
  attributes: readonly (readonly [name: string, value: string])[];
  /** The problem to throw where this tag cannot stay: names file and line. */
  problem: (found: string, advice: string) => ContentProblem;
};

const TOKEN =
  /\s+|(?<words>[^<]+)|<!--[\s\S]*?-->|<[?!][^>[\]]*>|<\/(?<closed>[\w:-]+)\s*>|<(?<opened>[\w:-]+)(?<facts>(?:\s+[\w:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<alone>\/?)>/y;

/** The tags of an SVG file, one after another, each closed where it has to be. */
export function* tagsOf(file: string, svg: string): Generator<Tag> {
  const open: string[] = [];
  let at = 0;
  const problem = (found: string, advice: string) => {
    const line = svg.slice(0, at).split("\n").length;
    return new ContentProblem(file, `line ${line}`, `found ${found}. ${advice}`);
  };
  while (at < svg.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(svg);
    if (!token?.groups) {
      throw problem(`“${briefly(svg.slice(at, at + 30))}”`, NOT_A_TAG);
    }
    const { words, opened, closed, facts = "", alone } = token.groups;
    if (closed !== undefined) {
      const last = open.pop();
      if (last !== closed) {
        throw problem(
          `</${closed}>`,
          last ? `<${last}> has to be closed first` : "It was never open",
        );
      }
      yield { name: closed, kind: "close", depth: open.length, attributes: [], problem };
    } else if (opened !== undefined) {
      const kind = alone ? "alone" : "open";
      yield { name: opened, kind, depth: open.length, attributes: attributesOf(facts), problem };
      if (!alone) open.push(opened);
    } else if (words !== undefined) {
      yield { name: briefly(words), kind: "words", depth: open.length, attributes: [], problem };
    }
    at = TOKEN.lastIndex;
  }
  if (open.length > 0) throw problem("the end of the file", `<${open.at(-1)}> is still open`);
}

function briefly(words: string): string {
  return words.trim().split("\n", 1)[0]?.slice(0, 30).trim() ?? "";
}

function attributesOf(facts: string): Tag["attributes"] {
  return [...facts.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = "", value, other]) => [name, (value ?? other ?? "").replace(/\s+/g, " ").trim()],
  );
}
