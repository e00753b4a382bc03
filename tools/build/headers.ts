import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ChurchFacts, Repository } from "#app/church/church-facts.server.ts";
import {
  addPolicy,
  listOtherServers,
  writeContentPolicy,
  writeEditorPolicy,
  writeHeaderPolicy,
} from "./content-policy.ts";

/** Headers by their names. */
type Headers = Record<string, string>;

/** The headers of everything that is published. */
export const headersOfAll: Headers = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * For a year browsers only use encrypted connections. This is for the website's own domain: whether domains below it are
 * encrypted is not known here. The server of `npm start` leaves it out.
 */
const ENCRYPTED = "Strict-Transport-Security: max-age=31536000";

/** Makes the headers of pages alone. `policy` is their Content-Security-Policy. */
export function makePageHeaders(policy: string): Headers {
  return {
    "Content-Security-Policy": writeHeaderPolicy(policy),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    // What no page needs, nor a form in a frame. Sharing and copying are not listed, because an event's page does both.
    "Permissions-Policy":
      "accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), " +
      "fullscreen=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), " +
      "picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), usb=(), xr-spatial-tracking=()",
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** The names of files that only pages load. They need no policy, because that of the page applies. */
const LOADED_BY_PAGES = /\.(?:css|js|woff2)$/;

const PICTURES = ["avif", "jpg", "png", "svg", "webp"];

/** The endings of all other files but pages. Visitors may open them directly. */
const OPENED_BY_VISITORS = [...PICTURES, "ics", "json", "txt", "wasm", "webmanifest", "xml"];

/**
 * The policy of files that visitors may open directly, such as a drawing, which might have a script in it. Cloudflare also
 * sends it with the page for unknown addresses, if such a file is missing: so it allows the styles, fonts and pictures of
 * a page.
 */
export const POLICY_OF_FILES =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** The value of Cache-Control for files of /assets, whose names change with their contents. */
export const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";

// Cloudflare only warns of a longer line or a further rule, and leaves it out.
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

/**
 * Writes `_headers` into the built `site`: Cloudflare Pages and the server of `npm start` read there which headers each
 * address has. The policy also stands in the pages themselves, for hosts that send no headers.
 */
export function writeHeaders(site: string, church: ChurchFacts, isStandIn: boolean): void {
  const pages = globSync("**/*.html", { cwd: site }).map((name) => {
    const file = path.join(site, name);
    return { file, html: readFileSync(file, "utf8") };
  });
  const policy = writeContentPolicy(
    pages.map(({ html }) => html),
    listOtherServers(church, isStandIn),
  );
  const assets = readdirSync(path.join(site, "assets"));
  writeFileSync(path.join(site, "_headers"), writeHeaderFile(policy, assets, church.repository));
  for (const { file, html } of pages) writeFileSync(file, addPolicy(html, policy));
}

/**
 * Writes the text of `_headers`. `policy` is that of the pages, and `assets` are the names of the files in /assets.
 *
 * Cloudflare asks for a file again each time without being told, and would send both values of a header that two rules
 * name. A rule also applies to an address that has no file. So there is no rule for all scripts: a browser that asks for
 * one too early must not keep the page for unknown addresses in its place for a year.
 */
export function writeHeaderFile(policy: string, assets: string[], repository?: Repository): string {
  const pageHeaders = makePageHeaders(policy);
  // A line with an exclamation mark removes a header of an earlier rule.
  const withoutPageHeaders = Object.keys(pageHeaders).map((name) => `! ${name}`);
  const keptForGood = `Cache-Control: ${KEPT_FOR_GOOD}`;
  const loadedByPages = assets.filter((name) => LOADED_BY_PAGES.test(name)).sort();
  const rules = [
    ["/*", ...writeLines({ ...pageHeaders, ...headersOfAll }), ENCRYPTED],
    ...OPENED_BY_VISITORS.map((ending) => [
      `/*.${ending}`,
      ...withoutPageHeaders,
      `Content-Security-Policy: ${POLICY_OF_FILES}`,
    ]),
    ...(repository ? listEditorRules(repository) : []),
    ...loadedByPages.map((name) => [`/assets/${name}`, ...withoutPageHeaders, keptForGood]),
    ...PICTURES.map((ending) => [`/assets/*.${ending}`, keptForGood]),
  ];
  if (rules.length > MOST_RULES) {
    throw new Error(`_headers has ${rules.length} rules, and Cloudflare reads ${MOST_RULES}.`);
  }
  const file = rules.map((rule) => `${rule.join("\n  ")}\n`).join("");
  const longLine = file.split("\n").find((line) => line.length > LONGEST_LINE);
  if (longLine) throw new Error(`This line of _headers is too long for Cloudflare: ${longLine}`);
  return file;
}

function writeLines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/**
 * Lists the rules of the editor, which has a policy of its own. It also applies to workers that the editor starts. People
 * sign in to it in a second window, which has to reach the first.
 */
function listEditorRules(repository: Repository): string[][] {
  const policy = writeHeaderPolicy(writeEditorPolicy(repository));
  return ["/edit", "/edit/", "/edit/*.js"].map((address) => [
    address,
    "! Content-Security-Policy",
    "! Cross-Origin-Opener-Policy",
    `Content-Security-Policy: ${policy}`,
  ]);
}
