/** The kinds of events, by words in the name of their category, which every church chooses for itself. The first that fits counts. */
const kinds = {
  youth: /\b(?:youth|young|teen|brigade)/i,
  children: /\b(?:child|famil|kid|todd|cr[eè]che)/i,
  music: /\b(?:music|choir|praise|sing|concert)/i,
  worship: /\b(?:worship|service|prayer|communion|bible)/i,
  outreach: /\b(?:outreach|mission|communit|charit|fundrais)/i,
  fellowship: /\b(?:fellowship|social|church life|group|club)/i,
};

/** How many windows are drawn for each kind. */
const WINDOWS_OF_A_KIND = 3;

/** Finds the kind of an event by its category. */
export function findKind(category = ""): string | undefined {
  return Object.entries(kinds).find(([, words]) => words.test(category))?.[0];
}

/** Chooses one of the drawings in app/assets/quiet, "music-2". A hash of the name chooses it, so that events differ. */
export function chooseDrawing(name: string, kind = "plain"): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `${kind}-${(hash % WINDOWS_OF_A_KIND) + 1}`;
}
