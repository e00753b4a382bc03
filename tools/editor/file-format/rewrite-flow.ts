import { canRewrite, ownText, withNew } from "./entries.ts";
import { matchEntries } from "./match-entries.ts";
import { type Likes, likesNamed, printFlow, printFlowField } from "./print-anew.ts";
import { type Hand, printInBrackets } from "./print-words.ts";
import { asWords, filledIn, isEmpty, isFields, isSame } from "./sameness.ts";
import type { Entry, Holder } from "./source-tree.ts";

/** What stands in the place of a list or of fields in brackets: as it was, but for what differs. */
export function rewriteFlow(holder: Holder, now: unknown, hand: Hand, likes: Likes): string {
  const { entries, start, end } = holder;
  const [first, last] = [entries[0]?.start ?? end, entries.at(-1)?.end ?? start];
  const open = hand.source.slice(start, first);
  const close = hand.source.slice(last, end);
  const texts = Array.isArray(now)
    ? flowItems(holder, now, hand)
    : flowFields(holder, isFields(now) ? now : {}, hand, likes);
  return open + texts.join(", ") + close;
}

function flowItems({ entries }: Holder, now: unknown[], hand: Hand): string[] {
  const items = filledIn(now);
  const matches = matchEntries(
    entries.map(({ node }) => node.value),
    items,
  );
  return items.map((item, index) => {
    const entry = entries[matches[index] ?? -1];
    return entry ? rewriteInFlow(entry, item, hand) : printFlow(item, hand);
  });
}

function flowFields(
  holder: Holder,
  now: Record<string, unknown>,
  hand: Hand,
  likes: Likes,
): string[] {
  const kept = holder.entries.map((entry) => {
    const value = now[entry.name];
    return isEmpty(value) && !isSame(entry.node.value, value)
      ? ""
      : rewriteInFlow(entry, value, hand);
  });
  return withNew(holder, now, kept, (name, value) =>
    printFlowField(name, value, hand, likesNamed(name, likes)),
  ).filter(Boolean);
}

function rewriteInFlow(entry: Entry, now: unknown, hand: Hand): string {
  const { node } = entry;
  if (isSame(node.value, now)) return ownText(entry, hand);
  const head = hand.source.slice(entry.start, node.start);
  if (canRewrite(node, now)) return head + rewriteFlow(node, now, hand, []);
  const isWords = node.kind === "words" && !isFields(now) && !Array.isArray(now);
  return head + (isWords ? printInBrackets(asWords(now), node, hand) : printFlow(now, hand));
}
