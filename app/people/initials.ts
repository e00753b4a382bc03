import { idOf } from "#app/church/name-id.ts";

const TITLES = /^(?:(?:Rev|Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+)+/;

/** "MW" for Martha Wylie, "JB" for Rev. Dr John Bell, "C" for Cher. */
export function makeInitials(name: string): string {
  const names = name.replace(TITLES, "").split(/\s+/);
  const first = names[0]?.charAt(0) ?? "";
  if (names.length === 1) return first;
  const last = names.at(-1)?.charAt(0) ?? "";
  return first + last;
}

/**
 * The file name of a window with somebody's initials: "martha-wylie.svg". A letter without a plain one has its code, as
 * in "wiesC582awa-nowak.svg": hosts do not find files with other letters.
 */
export function initialsFile(name: string): string {
  return `${encodeURIComponent(idOf(name)).replaceAll("%", "")}.svg`;
}
