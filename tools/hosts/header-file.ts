import { HSTS, headersOfAll, KEPT_FOR_GOOD } from "./headers.ts";

/** Cloudflare leaves out a longer line, with no more than a warning. */
const LONGEST_LINE = 2000;

/**
 * The file `_headers`, which Cloudflare and Netlify read, and the server of `npm start`. What is asked for again
 * each time is so on these hosts without a word: two rules for one header would both be sent.
 */
export function headerFile(policy: string): string {
  const headers = { ...headersOfAll(policy), "Strict-Transport-Security": HSTS };
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`This line of _headers is too long for Cloudflare: ${long}`);
  return ["/*", ...lines, "/assets/*", `  Cache-Control: ${KEPT_FOR_GOOD}`, ""].join("\n");
}
