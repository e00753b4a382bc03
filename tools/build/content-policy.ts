import { hash } from "node:crypto";
import type { ChurchFacts, Repository } from "#app/church/church-facts.server.ts";
import { findHosts } from "#churchsuite";

/**
 * The other servers to which pages may send requests, as sources of a Content-Security-Policy: origins with a space
 * between them, 'self', or "" for none.
 */
export type OtherServers = {
  /** The church's account at ChurchSuite: its calendar and its forms. */
  account: string;
  /** The pictures of its events. */
  pictures: string;
  /** The script of the analytics. */
  analytics: string;
  /** The server to which that script sends page views. */
  pageViews: string;
};

/** Lists the other servers of a church's pages. The stand-in plays them on the site's own server. */
export function listOtherServers(
  { churchsuite, analytics }: ChurchFacts,
  isStandIn: boolean,
): OtherServers {
  if (isStandIn) {
    const self = "'self'";
    const account = churchsuite ? self : "";
    return { account, pictures: account, analytics: self, pageViews: self };
  }
  const hosts = churchsuite && findHosts(churchsuite.account);
  return {
    account: hosts?.account ?? "",
    pictures: hosts?.pictures.join(" ") ?? "",
    analytics: findOrigin(analytics?.script),
    pageViews: findOrigin(analytics?.["sends-to"] ?? analytics?.script),
  };
}

function findOrigin(address: string | undefined): string {
  return address ? new URL(address).origin : "";
}

/** A script in the HTML itself. Scripts with an address are left out, and JSON, which browsers never run. */
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** Writes the Content-Security-Policy of all pages. It allows what they use and no more. Scripts in the HTML have hashes. */
export function writeContentPolicy(pages: string[], servers: OtherServers): string {
  const { account, pictures, analytics, pageViews } = servers;
  const scripts = pages.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)]);
  const hashes = scripts.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  // default-src allows Firefox to fetch the next page beforehand; everything else has a directive of its own. The names
  // under trusted-types are in parse-html-in-browser.ts ("description"), event-for-search.tsx ("events-for-search") and
  // page-views.ts ("analytics").
  return joinDirectives(`
    default-src 'self';
    script-src 'self' ${hashes.join(" ")} ${analytics};
    style-src 'self';
    img-src 'self' ${pictures};
    font-src 'self';
    connect-src 'self' ${account} ${pageViews};
    frame-src ${account || "'none'"};
    manifest-src 'self'; worker-src 'none'; child-src 'none'; media-src 'none'; object-src 'none';
    base-uri 'none'; form-action 'none';
    require-trusted-types-for 'script';
    trusted-types description events-for-search ${analytics && "analytics"}`);
}

/** Writes a policy in one line, and each source only once. */
function joinDirectives(text: string): string {
  const directives = text.split(";").map((directive) => {
    const words = directive.trim().split(/\s+/);
    return [...new Set(words)].join(" ");
  });
  return directives.join("; ");
}

/** Writes a policy for a header. Only there it can forbid other websites to show these pages in a frame. */
export function writeHeaderPolicy(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/** Puts a policy into the head of a page, before anything that it applies to. */
export function addPolicy(html: string, policy: string): string {
  if (!CHARSET.test(html)) throw new Error("A page has no charset, after which its policy stands.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.replace(CHARSET, (charset) => charset + meta);
}

/**
 * Writes the Content-Security-Policy of the editor at /edit/. It allows more than that of the pages, because the editor writes
 * styles into its page, shows pictures before they are saved, makes them smaller with WebAssembly, and writes its own
 * manifest. It may send requests to the church's repository alone, and to nobody on a computer without one.
 */
export function writeEditorPolicy(repository: Repository | undefined): string {
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
