import { readFileSync } from "node:fs";
import path from "node:path";
import {
  ASKED_FOR_AGAIN,
  contentTypes,
  FILE_ENDINGS,
  HSTS,
  headersOfAll,
  headersOfPages,
  KEPT_FOR_GOOD,
  LOADED_BY_PAGES,
  otherPolicies,
} from "./headers.ts";

// Beyond these Cloudflare leaves out a line or a rule, with no more than a warning.
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

const PICTURES = ["avif", "jpg", "png", "svg", "webp"];

const endingOf = (name: string) => path.extname(name).slice(1);

const POLICY = "Content-Security-Policy";
const KEPT = `Cache-Control: ${KEPT_FOR_GOOD}`;

/**
 * The file `_headers`, which Cloudflare and Netlify read, and the server of `npm start`. `assets`: the names of the
 * files in /assets. What is asked for again each time is so on these hosts without a word, and two rules for one header
 * would both be sent. A rule goes for an address even where nothing is there: a browser that asks for a script too
 * early must not keep it for a year that there is none, and the page that says so needs what goes with pages.
 */
export function headerFile(policy: string, assets: string[], others = otherPolicies): string {
  const ofPages = headersOfPages(policy);
  const ofAll = { ...ofPages, ...headersOfAll, "Strict-Transport-Security": HSTS };
  // A line with an exclamation mark takes away what an earlier rule has given; Netlify reads over it, and sends both.
  const withoutPages = Object.keys(ofPages).map((name) => `! ${name}`);
  // Whoever signs in does so in a second window, which comes back from elsewhere.
  const ofEditor = [`! ${POLICY}`, "! Cross-Origin-Opener-Policy"];
  // Without these a page does not work or look right. They are few enough for a rule each.
  const needed = assets.filter((name) => LOADED_BY_PAGES.includes(endingOf(name))).sort();
  const rules: string[][] = [
    ["/*", ...Object.entries(ofAll).map(([name, value]) => `${name}: ${value}`)],
    ...others.flatMap((other) =>
      other.addresses.map((address) => {
        const without = FILE_ENDINGS.includes(endingOf(address)) ? withoutPages : ofEditor;
        return [address, ...without, `${POLICY}: ${other.policy}`];
      }),
    ),
    ...needed.map((name) => [`/assets/${name}`, ...withoutPages, KEPT]),
    ...PICTURES.map((ending) => [`/assets/*.${ending}`, KEPT]),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
  }
  const file = rules.map((rule) => `${rule.join("\n  ")}\n`).join("");
  const long = file.split("\n").find((line) => line.length > LONGEST_LINE);
  if (long) throw new Error(`This line of _headers is too long for Cloudflare: ${long}`);
  return file;
}

/**
 * For Caddy: the whole website at `domain`, certificates included, and at localhost for whoever asks on the server
 * itself whether it is well. Its values may be set from outside.
 */
export function caddyfile(policy: string, domain: string, others = otherPolicies): string {
  const { "Content-Security-Policy": policyOfPages = "", ...ofPages } = headersOfPages(policy);
  const ofFiles = others.map(({ addresses, policy }) => `~${patternOf(addresses)} "${policy}"`);
  return filledIn("Caddyfile", {
    domain: [domain],
    "headers of all": inLines(headersOfAll),
    "other policies": [...ofFiles, `~\\.(?:${LOADED_BY_PAGES.join("|")})$ ""`],
    policy: [policyOfPages],
    files: [FILE_ENDINGS.map((ending) => `*.${ending}`).join(" ")],
    "headers of pages": inLines(ofPages),
    encrypted: [HSTS],
    "kept for good": [KEPT_FOR_GOOD],
    "asked for again": [ASKED_FOR_AGAIN],
    "content types": Object.entries(contentTypes).map(
      ([ending, type]) => `~\\.${ending}$ "${type}"`,
    ),
    "content type of pages": [contentTypes.html ?? ""],
  });
}

/** A file beside this one, with one line or several in the place of each %name%. */
function filledIn(name: string, holes: Record<string, string[]>): string {
  const file = readFileSync(path.join(import.meta.dirname, name), "utf8");
  return Object.entries(holes).reduce((text, [hole, lines]) => {
    const put = (_: string, indent: string) => lines.map((line) => indent + line).join("\n");
    return text.replace(new RegExp(`(\\t*)%${hole}%`, "g"), put);
  }, file);
}

function inLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
}

/** A regular expression for any of these addresses, in which a star stands for anything. */
export function patternOf(addresses: string[]): string {
  const patterns = addresses.map((one) => one.replaceAll(".", "\\.").replaceAll("*", ".*"));
  return `^(?:${patterns.join("|")})$`;
}
