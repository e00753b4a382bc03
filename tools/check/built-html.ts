import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { listWordFiles } from "#app/church/word-files.server.ts";
import { findHosts } from "#churchsuite";
import type { ContentFolder, ContentProblem } from "#content";

/** The schemes of addresses to which a link may lead. */
const SCHEMES = ["https:", "http:", "mailto:", "tel:", "webcal:"];

const LEADS_NOWHERE =
  "which leads nowhere. Expected a page of this site, such as /events, or an address that begins with https:, mailto: or tel:";

/** A built website. */
type Site = {
  /** Its pages by their files: "/giving/index.html". */
  pages: Map<string, Root>;
  /** All that a link may lead to: its files, and the places on its pages, "/giving/index.html#gift-aid". */
  targets: Set<string>;
  /** The origins of the pictures of events. */
  pictures: string[];
};

/** Something on a page that must not be there. */
type Mistake = {
  /** How it stands in a line of the church's files. */
  typed: RegExp;
  advice: string;
};

/**
 * Finds what must not be on the pages of a built website: links that lead nowhere, pictures that are not there, and second
 * headings of the first size. Each is named with every line of the church's files that has it, or else with the page.
 */
export function findPageMistakes(
  folderOfSite: string,
  folder: ContentFolder,
  { website, churchsuite }: Pick<ChurchFacts, "website" | "churchsuite">,
): ContentProblem[] {
  const site = readSite(folderOfSite, churchsuite ? findHosts(churchsuite.account).pictures : []);
  const lines = listLines(folder);
  return [...site.pages].flatMap(([file, html]) => {
    const mistakes = findMistakes(html, new URL(file, website), site);
    return mistakes.flatMap(({ typed, advice }): ContentProblem[] => {
      const found = lines.filter(({ text }) => typed.test(text));
      const page = { file: `the page ${addressOf(file)}`, field: "its words", advice };
      if (found.length === 0) return [page];
      return found.map(({ file, line }) => folder.problemOnLine(file, line, "this line", advice));
    });
  });
}

function readSite(folder: string, pictures: string[]): Site {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `/${name.split(path.sep).join("/")}`);
  const pages = new Map<string, Root>();
  const targets = new Set(files);
  for (const file of files) {
    // The editor is not for visitors, and others have made it.
    if (!file.endsWith(".html") || file.startsWith("/edit/")) continue;
    const html = fromHtml(readFileSync(path.join(folder, file), "utf8"));
    pages.set(file, html);
    for (const { properties } of selectAll("[id]", html)) targets.add(`${file}#${properties.id}`);
  }
  return { pages, targets, pictures };
}

/** "/giving" for "/giving/index.html" */
function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}

/** Finds the mistakes on a page whose file is at this address. The stand-in answers at its addresses, whatever they are. */
function findMistakes(html: Root, base: URL, site: Site): Mistake[] {
  const links = selectAll('a[href]:not([href^="/demo/"])', html);
  const pictures = selectAll('img[src]:not([src^="/demo/"])', html);
  return [
    ...selectAll("h1", html).slice(1).map(refuseHeading),
    ...links.flatMap((link) => checkLink(link, base, site) ?? []),
    ...pictures.flatMap((picture) => checkPicture(picture, base, site) ?? []),
  ];
}

function refuseHeading(heading: Element): Mistake {
  const words = plainText(heading);
  // What the typesetter has changed between the letters makes no difference.
  const typed = new RegExp(`^#.*${words.match(/[\p{L}\p{N}]+/gu)?.join(".*")}`);
  return { typed, advice: `is a second heading of the first size. Expected ## ${words}` };
}

function checkLink({ properties }: Element, base: URL, { targets }: Site): Mistake | undefined {
  const href = decode(String(properties.href));
  const url = URL.parse(href, base);
  if (url && url.host !== base.host) {
    if (SCHEMES.includes(url.protocol)) return undefined;
    // React replaces what stands behind "javascript:".
    return refuseLink(url.protocol, LEADS_NOWHERE);
  }
  const file = url && fileAt(url);
  if (!file || !targets.has(file)) return refuseLink(href, LEADS_NOWHERE);
  if (url.hash === "" || targets.has(file + decode(url.hash))) return undefined;
  return refuseLink(
    href,
    `and that page has no such place. Expected ${url.pathname} alone, or with a # and a place that this site itself links to`,
  );
}

function refuseLink(address: string, why: string): Mistake {
  return { typed: findAddress(address), advice: `links to ${address}, ${why}` };
}

function checkPicture({ properties }: Element, base: URL, site: Site): Mistake | undefined {
  const src = String(properties.src);
  const url = URL.parse(src, base);
  if (url?.host === base.host && site.targets.has(fileAt(url))) return undefined;
  if (url && site.pictures.includes(url.origin)) return undefined;
  const advice = `has the picture ${src}, which is no file of this site. Expected no picture among the words: a page shows its photo:`;
  return { typed: findAddress(src), advice };
}

/** The file at an address of the site: "/giving/index.html" for the page /giving. */
function fileAt({ pathname }: URL): string {
  const address = decode(pathname);
  return path.extname(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Finds an address in a link of Markdown or in a fact: all of it, or an address with this scheme. */
function findAddress(address: string): RegExp {
  const end = address.endsWith(":") ? "" : String.raw`(?![\w#/-])`;
  return new RegExp(String.raw`(?:\]\(\s*<?|:\s+["']?)${RegExp.escape(address)}${end}`, "i");
}

/** A line of one of the church's files. */
type Line = { file: string; line: number; text: string };

function listLines(folder: ContentFolder): Line[] {
  return listWordFiles(folder).flatMap((file) => {
    const lines = folder.readBytes(file).toString().split(/\r?\n/);
    return lines.map((text, index) => ({ file, line: index + 1, text }));
  });
}
