import { readFileSync } from "node:fs";
import path from "node:path";
import { SITE } from "#tests/built-pages.ts";

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

export function canonicalOf(html: string): string {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? "";
}

function withoutScripts(html: string): string {
  return html.replaceAll(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, "$1");
}

function fileOf(page: string): string {
  return page.endsWith(".html") ? page : path.join(page, "index.html");
}
