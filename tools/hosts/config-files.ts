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

/**
 * For Caddy: the whole website at `domain`, certificates included, and at localhost for whoever asks on the server itself
 * whether it is well. Its values may be set from outside.
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

/** For Cloudflare's `wrangler deploy` and `wrangler dev`. The headers are in the file `_headers`. */
export function wranglerConfig(domain: string): string {
  return filledIn("wrangler.jsonc", { name: [domain.replaceAll(".", "-")] });
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

/** A regular expression for any of these addresses, as Caddy reads them. */
function patternOf(addresses: string[]): string {
  const patterns = addresses.map((one) => one.replaceAll(".", "\\.").replaceAll("*", ".*"));
  return `^(?:${patterns.join("|")})$`;
}
