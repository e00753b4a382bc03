import { createHash } from "node:crypto";
import type { ChurchSuiteHosts } from "#app/church-suite-hosts.ts";

/** Whom pages may ask for something, as sources of a Content-Security-Policy: origins, or 'self'. */
export type Neighbours = {
  /** Null where the church has no account there. */
  churchSuite: ChurchSuiteHosts | null;
  /** Where the script that counts page views comes from, and where it sends them. Null where nothing is counted. */
  counter: { script: string; collector: string } | null;
};

/** A script that stands in the HTML: no address, and no JSON, which is never run. */
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/**
 * The Content-Security-Policy of all pages: nothing is allowed but what they have. Of the scripts that stand in
 * their HTML it names the hashes.
 */
export function contentPolicy(pages: string[], { churchSuite, counter }: Neighbours): string {
  const account = churchSuite ? [churchSuite.account] : [];
  // The policies of keep.ts; of parse-html.browser.ts and structured-data.tsx, which may be loaded with what else is in
  // their file where there are no events; and of page-views.ts.
  const ofEvents = ["description", "events-for-search"];
  const trusted = ["offline", ...ofEvents, ...(counter ? ["counter"] : [])];
  return [
    // Firefox asks this one whether a page may be fetched beforehand. All that would go by it is named below.
    directive("default-src", "'self'"),
    directive(
      "script-src",
      "'self'",
      ...inlineScripts(pages),
      ...(counter ? [counter.script] : []),
    ),
    directive("style-src", "'self'"),
    directive("img-src", "'self'", ...(churchSuite?.pictures ?? [])),
    directive("font-src", "'self'"),
    directive("connect-src", "'self'", ...account, ...(counter ? [counter.collector] : [])),
    directive("frame-src", ...(churchSuite ? account : ["'none'"])),
    directive("manifest-src", "'self'"),
    directive("worker-src", "'self'"),
    directive("child-src", "'none'"),
    directive("media-src", "'none'"),
    directive("object-src", "'none'"),
    directive("base-uri", "'none'"),
    directive("form-action", "'none'"),
    directive("require-trusted-types-for", "'script'"),
    directive("trusted-types", ...trusted),
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

function inlineScripts(pages: string[]): string[] {
  const scripts = pages.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)]);
  return scripts.map(([, text = ""]) => {
    return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  });
}
