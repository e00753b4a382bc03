import { hash } from "node:crypto";
import type { Church, Repository } from "#app/church/church-facts.server.ts";
import { hostsOf } from "#churchsuite";

/**
 * Whom pages may ask for something, as sources of a Content-Security-Policy: origins, 'self', or "" for nobody. The
 * account is the church's at ChurchSuite, the pictures are those of its events; the counter has the script that counts
 * page views, and the collector is sent them.
 */
export type Neighbours = Record<"account" | "pictures" | "counter" | "collector", string>;

/** Whom the pages of a church ask. All that the stand-in plays is on the site's own server. */
export function neighboursOf({ churchsuite, analytics }: Church, isStandIn: boolean): Neighbours {
  if (isStandIn) {
    const [self, its] = ["'self'", churchsuite ? "'self'" : ""];
    return { account: its, pictures: its, counter: self, collector: self };
  }
  const suite = churchsuite && hostsOf(churchsuite.account);
  const originOf = (address?: string) => (address ? new URL(address).origin : "");
  return {
    account: suite?.account ?? "",
    pictures: suite?.pictures.join(" ") ?? "",
    counter: originOf(analytics?.script),
    collector: originOf(analytics?.["sends-to"] ?? analytics?.script),
  };
}

/** A script that stands in the HTML: no address, and no JSON, which is never run. */
const INLINE_SCRIPT =
  /<script(?![^>]*(?:\ssrc=|\stype="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The Content-Security-Policy of all pages: it allows what they have and no more; scripts in their HTML by their hashes. */
export function contentPolicy(pages: string[], neighbours: Neighbours): string {
  const { account, pictures, counter, collector } = neighbours;
  const scripts = pages.flatMap((html) => [...html.matchAll(INLINE_SCRIPT)]);
  const hashes = scripts.map(([, text = ""]) => `'sha256-${hash("sha256", text, "base64")}'`);
  // Firefox asks default-src whether a page may be fetched beforehand; all else that would go by it is named. Under
  // trusted-types are those of register-worker.ts; of parse-html-in-browser.ts and structured-data.tsx, which may be loaded
  // with what else is in their file where there are no events; and of page-views.ts.
  return policyOf(`
    default-src 'self';
    script-src 'self' ${hashes.join(" ")} ${counter};
    style-src 'self';
    img-src 'self' ${pictures};
    font-src 'self';
    connect-src 'self' ${account} ${collector};
    frame-src ${account || "'none'"};
    manifest-src 'self'; worker-src 'self'; child-src 'none'; media-src 'none'; object-src 'none';
    base-uri 'none'; form-action 'none';
    require-trusted-types-for 'script';
    trusted-types offline description events-for-search ${counter && "counter"}`);
}

/** A policy in one line. A source may be given twice. */
function policyOf(text: string): string {
  const directives = text.split(";").map((directive) => new Set(directive.trim().split(/\s+/)));
  return directives.map((words) => [...words].join(" ")).join("; ");
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

/**
 * The Content-Security-Policy of the editor, at /edit/: more than the pages' own, because it writes styles into its
 * page, shows pictures before they are kept, makes them smaller with WebAssembly, and writes its own manifest. It asks the church's repository
 * and nobody else; where there is none, on a church's own computer, nobody at all. No other website may frame it, which
 * asHeader adds.
 */
export function editorPolicy(repository: Repository | undefined): string {
  const [files, people] = repository ? hostOf(repository) : ["", ""];
  return policyOf(`
    default-src 'none';
    script-src 'self' 'wasm-unsafe-eval';
    style-src 'self' 'unsafe-inline';
    img-src 'self' blob: data: ${people};
    font-src 'self';
    connect-src 'self' blob: data: ${files};
    worker-src 'self'; manifest-src blob:; frame-src 'self' blob:; base-uri 'none'; form-action 'none'`);
}

/** Where the editor fetches and keeps files, and who shows the pictures of those who sign in. */
function hostOf({ host, address }: Repository): [files: string, people: string] {
  if (host === "github") return ["https://api.github.com", "https://avatars.githubusercontent.com"];
  if (host === "gitlab")
    return ["https://gitlab.com", "https://gitlab.com https://secure.gravatar.com"];
  const origin = address ? new URL(address).origin : "";
  return [origin, origin];
}
