/** "John Bell" for Rev. Dr John Bell. */
export function withoutTitles(name: string): string {
  return name.replace(/^(?:(?:Rev|Dr|Mr|Mrs|Ms|Miss|Prof)\.?\s+)+/, "");
}

/** "Martha" for Martha Wylie; the whole name where its first part is no name: "Mrs M. Wylie", "The leaders". */
export function firstNameOf(name: string): string {
  const first = withoutTitles(name).split(/\s+/)[0] ?? "";
  return /^(?:\p{L}\.?|the)$/iu.test(first) || first === withoutTitles(name) ? name : first;
}

/** "MW" for Martha Wylie, "JB" for Rev. Dr John Bell. */
export function initialsOf(name: string): string {
  const names = withoutTitles(name).split(/\s+/);
  const parts = names.length > 1 ? [names[0], names.at(-1)] : names;
  return parts.map((part) => part?.charAt(0) ?? "").join("");
}

/** The file name of a window with somebody's initials: "martha-wylie.svg". */
export function initialsFile(name: string): string {
  const letters = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return `${letters.replace(/[^\p{L}\p{N}]+/gu, "-")}.svg`;
}
