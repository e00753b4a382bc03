/** What the office should know of the year's dates. */
export type Finding = {
  weight: "to mend" | "worth a look";
  /** The groups and services it is about, as files and notices name them. */
  about: string[];
  words: string;
};

export function toMend(about: string[], words: string): Finding {
  return { weight: "to mend", about, words };
}

export function worthALook(about: string[], words: string): Finding {
  return { weight: "worth a look", about, words };
}
