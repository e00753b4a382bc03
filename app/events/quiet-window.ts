/** Windows of clear quarries for events that came without a picture. */
export const quietWindows = Object.values(
  import.meta.glob<string>("../art/drawn/quiet/?.svg", {
    eager: true,
    query: "?url",
    import: "default",
  }),
);

/** Chooses a window for an event by its name, always the same one for the same name. */
export function quietWindowFor(name: string): string | undefined {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return quietWindows[sum % quietWindows.length];
}
