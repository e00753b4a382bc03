import { retext } from "retext";
import retextSmartypants from "retext-smartypants";

const typesetter = retext().use(retextSmartypants);

/** Straight quotes and apostrophes become printed ones: 3 O'Clock Club → 3 O’Clock Club. */
export function typeset(words: string): string {
  return String(typesetter.processSync(words));
}
