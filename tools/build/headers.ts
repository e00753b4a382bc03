import { hash } from "node:crypto";
import { globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ChurchFacts, Repository } from "#app/church/church-facts.server.ts";
import { findHosts } from "#churchsuite";

/**
 * What a host sends with the built site: `_headers`, which Cloudflare Pages and the server of `npm start` read, with the
 * Content-Security-Policy. The policy also stands in the pages, for hosts that read no such file.
 */

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

/** Makes the headers of pages alone. `policy` is that in the pages: only a header can forbid others to frame them. */
export function makePageHeaders(policy: string): Headers {
  return {
    "Content-Security-Policy": `${policy}; frame-ancestors 'none'`,
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
const OPENED_BY_VISITORS = [...PICTURES, "ics", "json", "txt", "wasm", "xml"];

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

/** Writes `_headers` into the built `site`, and the policy into its pages. */
export function writeHeaders(site: string, church: ChurchFacts, isStandIn: boolean): void {
  const pages = globSync("**/*.html", { cwd: site }).map((name) => {
    const file = path.join(site, name);
    return { file, html: readFileSync(file, "utf8") };
  });
  const policy = writePolicy(pages.map(({ html }) => html).join(""), church, isStandIn);
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
  const headers = Object.entries({ ...makePageHeaders(policy), ...headersOfAll });
  // A line with an exclamation mark removes a header of an earlier rule.
  const withoutPageHeaders = Object.keys(makePageHeaders(policy)).map((name) => `! ${name}`);
  const keptForGood = `Cache-Control: ${KEPT_FOR_GOOD}`;
  const loadedByPages = assets.filter((name) => LOADED_BY_PAGES.test(name)).sort();
  const editor = repository ? ["/edit", "/edit/", "/edit/*.js"] : [];
  const rules = [
    ["/*", ...headers.map(([name, value]) => `${name}: ${value}`), ENCRYPTED],
    ...OPENED_BY_VISITORS.map((ending) => [
      `/*.${ending}`,
      ...withoutPageHeaders,
      `Content-Security-Policy: ${POLICY_OF_FILES}`,
    ]),
    // The policy of the editor also applies to workers that it starts. People sign in in a second window, which has to
    // reach the first.
    ...editor.map((address) => [
      address,
      "! Content-Security-Policy",
      "! Cross-Origin-Opener-Policy",
      `Content-Security-Policy: ${writeEditorPolicy(repository)}; frame-ancestors 'none'`,
    ]),
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

/** A script in the HTML itself. Scripts with an address are left out, and JSON, which browsers never run. */
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;

/** Writes the Content-Security-Policy of pages. It allows what they use and no more. Scripts in their HTML have hashes. */
export function writePolicy(html: string, church: ServersOfChurch, isStandIn: boolean): string {
  const { account, pictures, analytics, pageViews } = listOtherServers(church, isStandIn);
  const scripts = [...html.matchAll(INLINE_SCRIPT)];
  const hashes = scripts.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  // default-src forbids whatever has no directive; to workers that of scripts would apply. The names under trusted-types
  // are in parse-html-in-browser.ts ("description") and page-views.ts ("analytics").
  return joinDirectives(`
    default-src 'none';
    script-src 'self' ${hashes.join(" ")} ${analytics};
    style-src 'self';
    img-src 'self' ${pictures};
    font-src 'self';
    connect-src 'self' ${account} ${pageViews};
    frame-src ${account || "'none'"};
    worker-src 'none'; base-uri 'none'; form-action 'none';
    require-trusted-types-for 'script';
    trusted-types description ${analytics && "analytics"}`);
}

/** The facts of a church that name other servers. */
type ServersOfChurch = Pick<ChurchFacts, "churchsuite" | "analytics">;

/** Lists the other servers that pages ask, as sources of a policy. The stand-in plays them on the site's own server. */
function listOtherServers({ churchsuite, analytics }: ServersOfChurch, isStandIn: boolean) {
  const self = "'self'";
  if (isStandIn) return { account: self, pictures: self, analytics: self, pageViews: self };
  const hosts = churchsuite && findHosts(churchsuite.account);
  const originOf = (address?: string) => (address ? new URL(address).origin : "");
  return {
    account: hosts?.account ?? "",
    pictures: hosts?.pictures.join(" ") ?? "",
    analytics: originOf(analytics?.script),
    pageViews: originOf(analytics?.["sends-to"] ?? analytics?.script),
  };
}

/**
 * Writes the Content-Security-Policy of the editor at /edit/. It allows more than that of the pages, because the editor writes
 * styles into its page, shows pictures before they are saved, makes them smaller with WebAssembly, and writes its own
 * manifest. It may send requests to the church's repository alone, and to nobody on a computer without one.
 */
export function writeEditorPolicy(repository?: Repository): string {
  const files = repository ? "https://api.github.com" : "";
  const avatars = repository ? "https://avatars.githubusercontent.com" : "";
  return joinDirectives(`
    default-src 'none';
    script-src 'self' 'wasm-unsafe-eval';
    style-src 'self' 'unsafe-inline';
    img-src 'self' blob: data: ${avatars};
    font-src 'self';
    connect-src 'self' blob: data: ${files};
    worker-src 'self'; manifest-src blob:; frame-src 'self' blob:; base-uri 'none'; form-action 'none'`);
}

/** Writes a policy in one line, and each source only once. */
function joinDirectives(text: string): string {
  const directives = text.split(";").map((directive) => {
    const words = directive.trim().split(/\s+/);
    return [...new Set(words)].join(" ");
  });
  return directives.join("; ");
}

/** Puts a policy into the head of a page, right after the charset: before anything that it applies to. */
export function addPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + meta);
}
