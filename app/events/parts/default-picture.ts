// The kinds of events, by the name of the category, which every church chooses for itself: the first that fits is taken.
const kinds = {
  youth: /\b(?:youth|young|teen|brigade)/i,
  children: /\b(?:child|famil|kid|todd|cr[eè]che)/i,
  music: /\b(?:music|choir|praise|sing|concert)/i,
  worship: /\b(?:worship|service|prayer|communion|bible)/i,
  outreach: /\b(?:outreach|mission|communit|charit|fundrais)/i,
  fellowship: /\b(?:fellowship|social|church life|group|club)/i,
};

const WINDOWS_OF_A_KIND = 3;

export function kindOf(category = ""): string | undefined {
  return Object.entries(kinds).find(([, words]) => words.test(category))?.[0];
}

/** The name of one of the drawings in app/assets/quiet, "music-2", chosen by a hash of a name: not every event has the same. */
export function defaultDrawing(name: string, kind = "plain"): string {
  let hash = 0;
  for (const letter of name) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return `${kind}-${(hash % WINDOWS_OF_A_KIND) + 1}`;
}
