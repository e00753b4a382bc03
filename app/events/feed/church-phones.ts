const BETWEEN = "[ ().-]{0,3}";

/**
 * Finds the telephone numbers that are printed whatever an event is about: these ("028 9649 6012"), and all in the
 * area of the first, however they are typed ("+44 (0)28 9649 6012"). Its first group is what stands before.
 */
export function churchPhones(phones: string[]): RegExp {
  const [[area = "", ...others] = []] = phones.map((phone) => phone.split(" "));
  const ofTheArea = area + others.join("").replace(/\d/g, "#");
  const all = [ofTheArea, ...phones].filter(Boolean).map(patternOf);
  return new RegExp(`(^|[^\\d])(?:${all.join("|") || "(?!)"})(?!\\d)`, "g");
}

/** "#" stands for any digit. The 0 before an area may be the code of a country. */
function patternOf(phone: string): string {
  const [, ...digits] = phone.replace(/[^\d#]/g, "");
  const wanted = digits.map((digit) => (digit === "#" ? "\\d" : digit)).join(BETWEEN);
  return `(?:(?:\\+|00)\\d{2,3}${BETWEEN}0?|0)${BETWEEN}${wanted}`;
}
