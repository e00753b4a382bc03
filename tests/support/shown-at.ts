import type { Element, ElementContent, Root, RootContent } from "hast";
import { isWithinSpan } from "#time";

/**
 * What of a page's HTML is seen at an instant in milliseconds since 1970, when app/browser/timed.ts has run; without an
 * instant what is seen without JavaScript.
 */
export function shownAt(page: Root, instant?: number): Root {
  return { ...page, children: seen(page.children, instant) };
}

function seen<Child extends RootContent | ElementContent>(all: Child[], instant?: number): Child[] {
  return all.flatMap((child) => {
    if (child.type !== "element") return [child];
    if (!isSeen(child, instant)) return [];
    return [{ ...child, children: seen(child.children, instant) }];
  });
}

function isSeen({ properties }: Element, instant?: number): boolean {
  const { hidden = false, dataFrom, dataUntil, dataUnscripted } = properties;
  if (instant === undefined) return !hidden;
  if (dataUnscripted !== undefined) return false;
  if (dataUntil === undefined) return !hidden;
  return isWithinSpan(instant, { from: Number(dataFrom), until: Number(dataUntil) });
}
