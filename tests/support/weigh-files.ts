import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { all, builtPage } from "#tests/support/built-html.ts";
import { SITE } from "#tests/support/built-pages.ts";
import { noWeights, type Weights } from "#tools/bench/budgets.ts";

type Page = ReturnType<typeof builtPage>;

/** The widest picture a telephone has room for, in its pixels. */
const TELEPHONE = 780;

/**
 * What a first visit to a built page costs, told from its files: the HTML, and what it names of style and
 * scripts with all that those lead to, the fonts asked for at once, and the pictures that are not left until they
 * come near.
 */
export function weighFiles(address: string): { weights: Weights; hasIslands: boolean } {
  const page = builtPage(address);
  const islands = namesOf(page, "[data-island]", "dataIsland");
  const styles = namesOf(page, "link[rel=stylesheet]", "href");
  const inlined = all("style", page)
    .map(({ children: [text] }) => (text?.type === "text" ? text.value : ""))
    .join("");
  const inlinedSize = inlined ? brotliCompressSync(inlined).length : 0;
  const weights = noWeights();
  weights.style = sizeOfAll(styles) + inlinedSize;
  weights.HTML = sizeOf(fileOf(address)) - inlinedSize;
  const namesDate = all("[data-dates]", page).length > 0;
  weights.script = sizeOfAll(scriptsOf(namesOf(page, "script[src]", "src"), islands, namesDate));
  weights.font = sizeOfAll(namesOf(page, "link[rel=preload][as=font]", "href"));
  weights.picture = sizeOfAll(picturesOf(page));
  return { weights, hasIslands: islands.length > 0 };
}

function fileOf(address: string): string {
  return address.endsWith(".html") ? `/${address}` : path.posix.join(address, "index.html");
}

function namesOf(page: Page, selector: string, property: string): string[] {
  return all(selector, page).map(({ properties }) => String(properties[property]));
}

/**
 * The scripts a page begins with, what they import at once, where it names the next date of something what keeps
 * that right, and where it has islands what brings those to life.
 */
function scriptsOf(first: string[], islands: string[], namesDate: boolean): string[] {
  const found = new Set<string>();
  const add = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    for (const [, other = ""] of textOf(script).matchAll(
      /\b(?:from|import) ?["`']\.\/([^"`']+)/g,
    )) {
      add(`/assets/${other}`);
    }
  };
  for (const script of first) add(script);
  if (namesDate) add(theOneImported(/import\(["`']\.\/([^"`']+)[^{}]*\{startDates\b/, found));
  if (islands.length === 0) return [...found];
  const hydrates = theOneImported(/import\(["`']\.\/([^"`']+)[^{}]*\{hydrateIsland\b/, found);
  add(hydrates);
  for (const island of islands) {
    add(
      theOneImported(new RegExp(`\\b${island}["']?:async.*?import\\([^.]+\\./([^"\`']+)`), found),
    );
  }
  return [...found];
}

/** The script whose name the pattern finds in one of those that a page has. */
function theOneImported(pattern: RegExp, scripts: Iterable<string>): string {
  for (const script of scripts) {
    const [, name] = pattern.exec(textOf(script)) ?? [];
    if (name) return `/assets/${name}`;
  }
  throw new Error(`no script of the built site imports what ${pattern} finds`);
}

/** Pictures that are fetched at once; of one in several formats the first, and in several widths that for a telephone. */
function picturesOf(page: Page): string[] {
  const formats = all("picture:has(img:not([loading=lazy])) > source[type]:first-child", page);
  const alone = all(":not(picture:has(source[type])) > img:not([loading=lazy])", page);
  const eager = [...formats, ...alone].map(({ properties }) => {
    const { srcSet, src } = properties;
    return srcSet ? forTelephone(String(srcSet)) : String(src);
  });
  return [...new Set(eager)].filter((picture) => existsSync(path.join(SITE, picture)));
}

function forTelephone(srcSet: string): string {
  const candidates = srcSet.split(",").map((candidate) => candidate.trim().split(" "));
  const wideEnough = candidates.find(([, width = ""]) => Number.parseInt(width, 10) >= TELEPHONE);
  return (wideEnough ?? candidates.at(-1))?.[0] ?? "";
}

function sizeOfAll(addresses: string[]): number {
  return [...new Set(addresses)].reduce((total, address) => total + sizeOf(address), 0);
}

/** The size of a file as it is sent. */
function sizeOf(address: string): number {
  const file = path.join(SITE, withoutFragment(address));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function textOf(address: string): string {
  return readFileSync(path.join(SITE, withoutFragment(address)), "utf8");
}

function withoutFragment(address: string): string {
  return address.split("#")[0] ?? "";
}
