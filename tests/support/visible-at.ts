import type { Element, ElementContent, Root, RootContent, Text } from "hast";
import { addDays, churchTimeAt, dayOf, isWithinSpan } from "#time";

/**
 * Keeps of a page's HTML what visitors see at an instant (in milliseconds since 1970), when app/browser/timed.ts and
 * near-days.ts have run; without an instant what they see without JavaScript. tests/browser/timed.spec.ts holds that
 * browsers show the same.
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
    const visible = keepVisible(child.children, instant);
    return [{ ...child, children: [...listWordsBefore(child, instant), ...visible] }];
  });
}

/** What a style prints before a date: "Today, ", "Tomorrow, ". */
function listWordsBefore({ properties }: Element, instant?: number): Text[] {
  const { dataNear, dateTime } = properties;
  if (dataNear === undefined || instant === undefined) return [];
  const today = dayOf(churchTimeAt(new Date(instant)));
  if (dateTime === today) return [{ type: "text", value: "Today, " }];
  return dateTime === addDays(today, 1) ? [{ type: "text", value: "Tomorrow, " }] : [];
}

function isVisible({ properties }: Element, instant?: number): boolean {
  const { hidden = false, dataFrom, dataUntil, className } = properties;
  if (instant === undefined) return !hidden && !/needs-(?:script|clock)/.test(String(className));
  if (dataUntil === undefined) return !hidden;
  return isWithinSpan(instant, { from: Number(dataFrom), until: Number(dataUntil) });
}
