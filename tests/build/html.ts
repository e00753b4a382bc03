import { readFileSync } from "node:fs";
import path from "node:path";
import { SITE } from "#tests/support/built-pages.ts";

/** The HTML of a page, as it was built. */
export function htmlOf(page: string): string {
  return readFileSync(path.join(SITE, fileOf(page)), "utf8");
}

/** What a visitor may read of a page: its HTML without scripts and styles. */
export function wordsOf(html: string): string {
  return html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replaceAll(/<[^>]*>/g, " ");
}

/** The values of attributes, `src` or `href` for example, as the browser reads them. */
export function attributes(html: string, ...names: string[]): string[] {
  const attribute = new RegExp(` (?:${names.join("|")})="([^"]*)"`, "g");
  return [...withoutScripts(html).matchAll(attribute)].map(([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

/** The one text inside an element such as title, or the content of a meta element. */
export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}

export function descriptionOf(html: string): string {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
}

/** Every address a page names as the one to be found at: there is to be one. */
export function canonicalsOf(html: string): string[] {
  return [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = ""]) => href);
}

/** Every picture that is to stand for a page where it is shared: there is to be one. */
export function sharingPicturesOf(html: string): string[] {
  return [...html.matchAll(/<meta property="og:image" content="([^"]*)"/g)].map(
    ([, address = ""]) => address,
  );
}

function withoutScripts(html: string): string {
  return html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
}

function fileOf(page: string): string {
  return page.endsWith(".html") ? page : path.join(page, "index.html");
}
