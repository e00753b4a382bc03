import { canRewrite, ownText, withNew } from "./entries.ts";
import { joinEntries, type Kept } from "./join-entries.ts";
import { matchEntries } from "./match-entries.ts";
import { type Likes, likesNamed, printEntry, printField } from "./print-anew.ts";
import { type Hand, printWords } from "./print-words.ts";
import { rewriteFlow } from "./rewrite-flow.ts";
import { asWords, filledIn, isEmpty, isFields, isSame } from "./sameness.ts";
import { columnOf, type Entry, type Holder } from "./source-tree.ts";

/**
 * What stands in the place of a list or of fields: the lines of those entries that are the same, as they are, and
 * the others written as those beside them.
 */
export function rewriteHolder(holder: Holder, now: unknown, hand: Hand, likes: Likes = []): string {
  if (holder.isFlow) return rewriteFlow(holder, now, hand, likes);
  const column = columnOf(hand.source, holder.start);
  const kept = Array.isArray(now)
    ? keptItems(holder, now, column, hand)
    : keptFields(holder, isFields(now) ? now : {}, column, hand, likes);
  return joinEntries(kept, column);
}

function leadOf({ entries }: Holder, index: number, { source }: Hand): string {
  const [before, entry] = [entries[index - 1], entries[index]];
  return before && entry ? source.slice(before.end, source.lastIndexOf("\n", entry.start) + 1) : "";
}

function keptItems(holder: Holder, now: unknown[], column: number, hand: Hand): Kept[] {
  const items = filledIn(now);
  const siblings = holder.entries.map(({ node }) => node);
  const matches = matchEntries(
    siblings.map(({ value }) => value),
    items,
  );
  const kept = items.map((item, index): Kept => {
    const at = matches[index];
    const entry = at === undefined ? undefined : holder.entries[at];
    if (!entry || at === undefined) return { text: printEntry("-", item, column, hand, siblings) };
    return {
      at,
      lead: leadOf(holder, at, hand),
      text: rewriteEntry(entry, item, column, hand, siblings),
    };
  });
  const gone = [...holder.entries.keys()].filter((at) => !matches.includes(at));
  // A note right above an entry goes with it; one with an empty line below it is about more than that.
  const notes = gone.map((at) => ({
    at,
    lead: leadOf(holder, at, hand).replace(/(?:^[ \t]*#.*\n)+$/m, ""),
  }));
  return [...kept, ...notes];
}

function keptFields(
  holder: Holder,
  now: Record<string, unknown>,
  column: number,
  hand: Hand,
  likes: Likes,
): Kept[] {
  const kept = holder.entries.map((entry, at): Kept => {
    const lead = leadOf(holder, at, hand);
    const value = now[entry.name];
    if (isSame(entry.node.value, value)) return { at, lead, text: ownText(entry, hand) };
    const isList = entry.node.kind === "list" && isExplained(entry, hand);
    if (isEmpty(value)) return isList ? { at, lead, text: `${entry.name}: []\n` } : { at, lead };
    const others = likesNamed(entry.name, likes);
    return { at, lead, text: rewriteEntry(entry, value, column, hand, others) };
  });
  return withNew(holder, now, kept, (name, value) => {
    const others = likesNamed(name, likes);
    return {
      text: printField(name, value, column, hand, others.length > 0 ? others : alike(holder)),
    };
  });
}

/** Where every field is of one kind, as in a register, a new one is too. */
function alike({ entries }: Holder): Likes {
  const nodes = entries.map(({ node }) => node);
  return nodes.every((node) => node.kind === "fields" && node.isFlow) ? nodes : [];
}

function isExplained({ start }: Entry, { source }: Hand): boolean {
  return /(?:^|\n)[ \t]*#[^\n]*\n[ \t]*$/.test(source.slice(0, start));
}

/** An entry with another value, from its name or dash to the end of its last line. */
function rewriteEntry(
  entry: Entry,
  now: unknown,
  column: number,
  hand: Hand,
  likes: Likes,
): string {
  const { node, start, end } = entry;
  if (isSame(node.value, now)) return ownText(entry, hand);
  const head = hand.source.slice(start, node.start).replace(/:$/, ": ");
  const rest = node.end < end ? hand.source.slice(node.end, end) : "\n";
  if (canRewrite(node, now)) {
    const text = rewriteHolder(node, now, hand, likes);
    return node.isFlow ? head + text + rest : head + text;
  }
  if (node.kind === "words" && !isFields(now) && !Array.isArray(now)) {
    const used = column + head.length;
    const [first, ...more] = printWords(
      asWords(now),
      { indent: column + 2, used, before: node },
      hand,
    ).split("\n");
    return [`${head}${first}${rest}`, ...more.map((line) => `${line}\n`)].join("");
  }
  return entry.name
    ? printField(entry.name, now, column, hand, likes)
    : printEntry("-", now, column, hand, likes);
}
