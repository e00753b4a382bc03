import { readFileSync } from "node:fs";
import path from "node:path";
import {
  ASKED_FOR_AGAIN,
  contentTypes,
  FILE_ENDINGS,
  HSTS,
  headersOfAll,
  KEPT_FOR_GOOD,
  LOADED_BY_PAGES,
  makePageHeaders,
  type OtherPolicy,
  otherPolicies,
} from "./headers.ts";

// Cloudflare only warns of a longer line or a further rule, and leaves it out.
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

const PICTURES = ["avif", "jpg", "png", "svg", "webp"];

const POLICY = "Content-Security-Policy";
const KEPT = `Cache-Control: ${KEPT_FOR_GOOD}`;

/**
 * Writes the file `_headers`, which Cloudflare, Netlify and the server of `npm start` read. `assets` are the names of
 * the files in /assets.
 *
 * These hosts ask for a file again each time without being told, and would send both values of a header that two rules
 * name. A rule also applies to an address that has no file. So there is no rule for all scripts: a browser that asks for
 * one too early must not keep the page for unknown addresses in its place for a year.
 */
export function writeHeaderFile(policy: string, assets: string[], others = otherPolicies): string {
  const rules = listHeaderRules(policy, assets, others);
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
  }
  const file = rules.map((rule) => `${rule.join("\n  ")}\n`).join("");
  const longLine = file.split("\n").find((line) => line.length > LONGEST_LINE);
  if (longLine) throw new Error(`This line of _headers is too long for Cloudflare: ${longLine}`);
  return file;
}

/** Lists the rules of `_headers`. Each is an address and the lines below it. */
function listHeaderRules(policy: string, assets: string[], others: OtherPolicy[]): string[][] {
  const pageHeaders = makePageHeaders(policy);
  const allHeaders = { ...pageHeaders, ...headersOfAll, "Strict-Transport-Security": HSTS };
  // A line with an exclamation mark removes a header of an earlier rule. Netlify ignores it, and sends both values.
  const removePageHeaders = Object.keys(pageHeaders).map((name) => `! ${name}`);
  // People sign in to the editor in a second window, which has to reach the first.
  const removeForEditor = [`! ${POLICY}`, "! Cross-Origin-Opener-Policy"];

  const rules = [["/*", ...Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}`)]];
  for (const other of others) {
    for (const address of other.addresses) {
      const isFile = FILE_ENDINGS.includes(findEnding(address));
      const removals = isFile ? removePageHeaders : removeForEditor;
      rules.push([address, ...removals, `${POLICY}: ${other.policy}`]);
    }
  }
  const loadedByPages = assets.filter((name) => LOADED_BY_PAGES.includes(findEnding(name)));
  for (const name of loadedByPages.sort())
    rules.push([`/assets/${name}`, ...removePageHeaders, KEPT]);
  for (const ending of PICTURES) rules.push([`/assets/*.${ending}`, KEPT]);
  return rules;
}

function findEnding(address: string): string {
  return path.extname(address).slice(1);
}

/**
 * Writes the file for Caddy: it serves the website at `domain` with certificates, and at localhost for programs on the
 * server itself that watch it. Environment variables may replace its values.
 */
export function writeCaddyfile(policy: string, domain: string, others = otherPolicies): string {
  const { "Content-Security-Policy": policyOfPages = "", ...pageHeaders } = makePageHeaders(policy);
  const policiesOfFiles = others.map(
    (other) => `~${writePattern(other.addresses)} "${other.policy}"`,
  );
  const types = Object.entries(contentTypes);
  return fillTemplate("Caddyfile", {
    domain: [domain],
    "headers of all": writeHeaderLines(headersOfAll),
    "other policies": [...policiesOfFiles, `~\\.(?:${LOADED_BY_PAGES.join("|")})$ ""`],
    policy: [policyOfPages],
    files: [FILE_ENDINGS.map((ending) => `*.${ending}`).join(" ")],
    "headers of pages": writeHeaderLines(pageHeaders),
    encrypted: [HSTS],
    "kept for good": [KEPT_FOR_GOOD],
    "asked for again": [ASKED_FOR_AGAIN],
    "content types": types.map(([ending, type]) => `~\\.${ending}$ "${type}"`),
    "content type of pages": [contentTypes.html ?? ""],
  });
}

/** Reads a file beside this one, and puts lines in the place of each %name%, indented as it is. */
function fillTemplate(name: string, values: Record<string, string[]>): string {
  let text = readFileSync(path.join(import.meta.dirname, name), "utf8");
  for (const [placeholder, lines] of Object.entries(values)) {
    text = text.replace(new RegExp(`(\\t*)%${placeholder}%`, "g"), (_, indent: string) =>
      lines.map((line) => indent + line).join("\n"),
    );
  }
  return text;
}

function writeHeaderLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
}

/** Writes a regular expression for any of these addresses, in which a star stands for anything. */
export function writePattern(addresses: string[]): string {
  const patterns = addresses.map((address) => address.replaceAll(".", "\\.").replaceAll("*", ".*"));
  return `^(?:${patterns.join("|")})$`;
}
