import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { toString as plainText } from "hast-util-to-string";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { groupFile } from "#app/church/groups.server.ts";
import { listWordFiles } from "#app/church/word-files.server.ts";
import { pages } from "#app/pages.ts";
import { findHosts } from "#churchsuite";
import type { ContentFolder, ContentProblem } from "#content";

/** The schemes of addresses to which a link may lead. */
const SCHEMES = ["https:", "http:", "mailto:", "tel:", "webcal:"];

/** What others have made: the editor, and the stand-in of ChurchSuite, which has no files. */
const OF_OTHERS = /^\/(?:demo|edit)\//;

/** A built website. */
type Site = {
  /** The addresses of all its files: "/giving/index.html". */
  files: Set<string>;
  /** Its pages by the addresses of their files. */
  pages: Map<string, BuiltPage>;
};

type BuiltPage = {
  html: Root;
  /** The places that a link may name after #. */
  ids: Set<unknown>;
};

/** Something on a page that must not be there. */
type Mistake = {
  /** Whether it stands in a line of the church's files. */
  isIn: (line: string) => boolean;
  advice: string;
};

/**
 * Finds what must not be on the pages of a built website: links that lead nowhere, pictures that are not there, and second
 * headings of the first size. Each is named with every line of the church's files that has it, or else with the page.
 */
export function findPageMistakes(
  site: string,
  folder: ContentFolder,
  facts: Pick<ChurchFacts, "website" | "churchsuite">,
): ContentProblem[] {
  const built = readSite(site);
  const lines = listLines(folder);
  return [...built.pages].flatMap(([file, { html }]) => {
    const address = addressOf(file);
    const base = new URL(`${address}/`.replace("//", "/"), facts.website);
    const mistakes = [
      ...selectAll("h1", html).slice(1).map(refuseHeading),
      ...selectAll("a[href]", html).flatMap((link) => checkLink(link, base, built) ?? []),
      ...selectAll("img[src]", html).flatMap((img) => checkPicture(img, base, built, facts) ?? []),
    ];
    return mistakes.flatMap(({ isIn, advice }): ContentProblem[] => {
      const found = lines.filter(({ text }) => isIn(text));
      if (found.length === 0) return [{ file: fileOf(address, folder), field: "the page", advice }];
      return found.map(({ file, line }) => folder.problemOnLine(file, line, "this line", advice));
    });
  });
}

function readSite(site: string): Site {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const file = path.relative(site, path.join(entry.parentPath, entry.name));
    return entry.isFile() ? `/${file.split(path.sep).join("/")}` : [];
  });
  const ofChurch = files.filter((file) => file.endsWith(".html") && !OF_OTHERS.test(file));
  const pages = ofChurch.map((file): [string, BuiltPage] => {
    const html = fromHtml(readFileSync(path.join(site, file), "utf8"));
    return [file, { html, ids: new Set(selectAll("[id]", html).map(idOf)) }];
  });
  return { files: new Set(files), pages: new Map(pages) };
}

function idOf({ properties }: Element): unknown {
  return properties.id;
}

/** "/giving" for "/giving/index.html" */
function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
}

function refuseHeading(heading: Element): Mistake {
  const words = plainText(heading);
  const letters = lettersOf(words);
  return {
    isIn: (line) => line.startsWith("#") && lettersOf(line) === letters,
    advice: `is a second heading of the first size. Expected ## ${words}`,
  };
}

/** The letters and numbers alone: what the typesetter has changed makes no difference. */
function lettersOf(words: string): string {
  return words.replace(/[^\p{L}\p{N}]/gu, "");
}

function checkLink({ properties }: Element, base: URL, site: Site): Mistake | undefined {
  const href = decode(String(properties.href));
  const url = URL.parse(href, base);
  if (url && url.host !== base.host) {
    if (SCHEMES.includes(url.protocol)) return undefined;
    return { isIn: (line) => isSchemeIn(line, url.protocol), advice: leadsNowhere(url.protocol) };
  }
  const file = url && findFile(url, site);
  if (!file) return { isIn: (line) => isAddressIn(line, href), advice: leadsNowhere(href) };

  const page = site.pages.get(file);
  const place = decode(url.hash.slice(1));
  if (!page || place === "" || page.ids.has(place)) return undefined;
  const address = addressOf(file);
  const places = selectAll("main :is(section, h2, h3)[id]", page.html).map(idOf);
  const expected = [address, ...places.map((id) => `${address}#${id}`)];
  return {
    isIn: (line) => isAddressIn(line, href),
    advice: `links to ${href}, and that page has no such place. Expected one of: ${expected.join(", ")}`,
  };
}

function leadsNowhere(address: string): string {
  return `links to ${address}, which leads nowhere. Expected a page of this site, such as /events, or an address that begins with https:, mailto: or tel:`;
}

function checkPicture(
  { properties }: Element,
  base: URL,
  site: Site,
  { churchsuite }: Pick<ChurchFacts, "churchsuite">,
): Mistake | undefined {
  const src = String(properties.src);
  const url = URL.parse(src, base);
  if (url?.host === base.host && findFile(url, site)) return undefined;
  const ofEvents = churchsuite ? findHosts(churchsuite.account).pictures : [];
  if (url && ofEvents.includes(url.origin)) return undefined;
  return {
    isIn: (line) => isAddressIn(line, src),
    advice: `has the picture ${src}, which is no file of this site. Expected no picture among the words: a page shows its photo:`,
  };
}

/** Finds the file at an address of the site. The stand-in answers at its own addresses, whatever they are. */
function findFile({ pathname }: URL, { files }: Site): string | undefined {
  if (OF_OTHERS.test(pathname)) return pathname;
  const file = decode(pathname).replace(/\/$/, "");
  return [file, `${file}/index.html`].find((candidate) => files.has(candidate));
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A line of one of the church's files. */
type Line = { file: string; line: number; text: string };

function listLines(folder: ContentFolder): Line[] {
  return listWordFiles(folder).flatMap((file) => {
    const lines = folder.readBytes(file).toString().split(/\r?\n/);
    return lines.map((text, index) => ({ file, line: index + 1, text }));
  });
}

/** Whether a line has an address, all of it, in a link or in a field. */
function isAddressIn(line: string, address: string): boolean {
  return new RegExp(`${BEFORE_ADDRESS}${RegExp.escape(address)}(?![\\w#/-])`).test(line);
}

/** Whether a line has an address with this scheme, "javascript:". */
function isSchemeIn(line: string, scheme: string): boolean {
  return new RegExp(BEFORE_ADDRESS + RegExp.escape(scheme), "i").test(line);
}

/** What stands before an address in Markdown, or in a fact. */
const BEFORE_ADDRESS = String.raw`(?:\]\(\s*<?|:\s+["']?)`;

/** The file that has the words of a page, or else the built page. */
function fileOf(address: string, folder: ContentFolder): string {
  const group = /^\/activities\/(.+)$/.exec(address)?.[1];
  const page = pages.find((known) => known.address === address);
  const file = group ? groupFile(group) : page ? `${page.name}.md` : `pages${address}.md`;
  return folder.has(file) ? folder.nameOf(file) : `the page ${address}`;
}
