import { HSTS, headersOfAll, KEPT_FOR_GOOD } from "./headers.ts";

// Beyond these Cloudflare leaves out a line or a rule, with no more than a warning.
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/** Without these a page does not work or look right. They are few enough for a rule each. */
const NEEDED = /\.(?:js|css|woff2)$/;
const PICTURES = ["avif", "jpg", "png", "svg", "webp"];

/**
 * The file `_headers`, which Cloudflare and Netlify read, and the server of `npm start`. `assets`: the names of the
 * files in /assets. What is asked for again each time is so on these hosts without a word, and two rules for one header
 * would both be sent. A rule goes for an address even where nothing is there: a browser that asks for a script too
 * early must not keep it for a year that there is none.
 */
export function headerFile(policy: string, assets: string[]): string {
  const kept = [
    ...assets.filter((name) => NEEDED.test(name)).sort(),
    ...PICTURES.map((ending) => `*.${ending}`),
  ];
  const rules = [
    rule("/*", { ...headersOfAll(policy), "Strict-Transport-Security": HSTS }),
    ...kept.map((name) => rule(`/assets/${name}`, { "Cache-Control": KEPT_FOR_GOOD })),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
  }
  return `${rules.join("\n")}\n`;
}

function rule(addresses: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`This line of _headers is too long for Cloudflare: ${long}`);
  return [addresses, ...lines].join("\n");
}
