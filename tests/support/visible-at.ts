import type { Element, ElementContent, Root, RootContent } from "hast";
import { isWithinSpan } from "#time";

/**
 * Keeps of a page's HTML what visitors see at an instant (in milliseconds since 1970), when app/browser/timed.ts has
 * run; without an instant what they see without JavaScript.
 */
export function visibleAt(page: Root, instant?: number): Root {
  return { ...page, children: keepVisible(page.children, instant) };
}

function keepVisible<Child extends RootContent | ElementContent>(
  children: Child[],
  instant?: number,
): Child[] {
  return children.flatMap((child) => {
    if (child.type !== "element") return [child];
    if (!isVisible(child, instant)) return [];
    return [{ ...child, children: keepVisible(child.children, instant) }];
  });
}

function isVisible({ properties }: Element, instant?: number): boolean {
  const { hidden = false, dataFrom, dataUntil, dataUnscripted } = properties;
  const isWithoutScript = instant === undefined;
  if (isWithoutScript) return !hidden;
  if (dataUnscripted !== undefined) return false;
  const isTimed = dataUntil !== undefined;
  if (!isTimed) return !hidden;
  return isWithinSpan(instant, { from: Number(dataFrom), until: Number(dataUntil) });
}
