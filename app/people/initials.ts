const TITLES = /^(?:(?:Rev|Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+)+/;

/** "John Bell" for Rev. Dr John Bell. */
function withoutTitles(name: string): string {
  return name.replace(TITLES, "");
}

/** "Martha" for Martha Wylie. The whole name if its first part is not a first name: "Mrs M. Wylie", "The leaders". */
export function findFirstName(name: string): string {
  const bareName = withoutTitles(name);
  const first = bareName.split(/\s+/)[0] ?? "";
  const isOnlyName = first === bareName;
  const isInitial = /^\p{L}\.?$/u.test(first);
  const isArticle = first.toLowerCase() === "the";
  return isOnlyName || isInitial || isArticle ? name : first;
}

/** "MW" for Martha Wylie, "JB" for Rev. Dr John Bell, "C" for Cher. */
export function makeInitials(name: string): string {
  const names = withoutTitles(name).split(/\s+/);
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
  const withoutAccents = name.normalize("NFD").replace(/\p{M}/gu, "");
  const fileName = withoutAccents.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `${encodeURIComponent(fileName).replaceAll("%", "")}.svg`;
}
