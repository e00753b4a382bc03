import { retext } from "retext";
import retextSmartypants from "retext-smartypants";
import { keepTogether } from "./keep-together.server.ts";

const typesetter = retext().use(retextSmartypants);

/** Straight quotes become printed ones, 3 O'Clock Club → 3 O’Clock Club, and Dr stays beside the name. */
export function typeset(words: string): string {
  return keepTogether(String(typesetter.processSync(words)));
}
