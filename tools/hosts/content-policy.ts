import { createHash } from "node:crypto";
import type { Repository } from "#app/content-loader/church.server.ts";

/** Whom pages may ask for something, as sources of a Content-Security-Policy: origins, or 'self'. None where it is not used. */
export type Neighbours = {
  /** The church's account at ChurchSuite, and where the pictures of its events may come from. */
  account: string[];
  pictures: string[];
  /** Where the script that counts page views comes from, and where it sends them. */
  counter: string[];
  collector: string[];
};

/** A script that stands in the HTML: no address, and no JSON, which is never run. */
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The Content-Security-Policy of all pages: nothing is allowed but what they have. Of the scripts that stand in
 * their HTML it names the hashes.
 */
export function contentPolicy(pages: string[], neighbours: Neighbours): string {
  const { account, pictures, counter, collector } = neighbours;
  const scripts = pages.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)]);
  const hashes = scripts.map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  // The policies of keep.ts; of parse-html.browser.ts and structured-data.tsx, which may be loaded with what else is in
  // their file where there are no events; and of page-views.ts.
  const trusted = ["offline", "description", "events-for-search"];
  return [
    // Firefox asks this one whether a page may be fetched beforehand. All that would go by it is named below.
    directive("default-src", "'self'"),
    directive("script-src", "'self'", ...hashes, ...counter),
    directive("style-src", "'self'"),
    directive("img-src", "'self'", ...pictures),
    directive("font-src", "'self'"),
    directive("connect-src", "'self'", ...account, ...collector),
    directive("frame-src", ...(account.length > 0 ? account : ["'none'"])),
    directive("manifest-src", "'self'"),
    directive("worker-src", "'self'"),
    directive("child-src", "'none'"),
    directive("media-src", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("form-action", "'none'"),
    directive("require-trusted-types-for", "'script'"),
    directive("trusted-types", ...trusted, ...(counter.length > 0 ? ["counter"] : [])),
  ].join("; ");
}

/** A policy as a header, which alone can say that no other website may frame these pages. */
export function asHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** A page with the policy in its head, before anything that it is about. */
export function withPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error("A page has no charset, after which its policy stands.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

function directive(name: string, ...sources: string[]): string {
  return [name, ...new Set(sources)].join(" ");
}

/** Where the editor fetches and keeps files, and who shows the pictures of those who sign in. */
const hosts = {
  github: { files: ["https://api.github.com"], people: ["https://avatars.githubusercontent.com"] },
  gitlab: {
    files: ["https://gitlab.com"],
    people: ["https://gitlab.com", "https://secure.gravatar.com"],
  },
};

/**
 * The Content-Security-Policy of the editor, at /edit/: more than the pages' own, because it writes styles into its
 * page, shows pictures before they are kept, makes them smaller with WebAssembly, and writes its own manifest. It asks the church's repository
 * and nobody else; on a church's own computer ("this computer") nobody at all. No other website may frame it, which
 * asHeader adds.
 */
export function editorPolicy(place: "this computer" | Repository): string {
  const { files, people } = typeof place === "string" ? { files: [], people: [] } : hostOf(place);
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...people].join(" "),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...files].join(" "),
    "worker-src 'self'",
    "manifest-src blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hostOf({ host, address }: Repository): { files: string[]; people: string[] } {
  if (host !== "gitea") return hosts[host];
  const at = address ? [new URL(address).origin] : [];
  return { files: at, people: at };
}
