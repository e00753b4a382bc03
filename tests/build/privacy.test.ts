import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, wordsOf } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";
import { listOtherServers } from "#tools/build/content-policy.ts";

const church = builtChurch.facts;
const texts = visitorsFiles
  .filter((file) => /\.(?:html|js|css)$/.test(file))
  .map((file) => ({ file, text: readBuiltFile(file) }));
const scripts = texts.filter(({ file }) => /\.(?:html|js)$/.test(file));

/** Ways of a page to keep something in the browser of which the privacy notice says nothing. */
const untold = ["indexedDB.open", "document.cookie", "cookieStore", "navigator.storage"];

/** The servers besides the website itself that church.yaml names: ChurchSuite, and the one that counts page views. */
const neighbours = Object.values(listOtherServers(church, false))
  .flatMap((addresses) => addresses.match(/\S+/g) ?? [])
  .map((address) => new URL(address).hostname);

test("pages ask nobody for anything whom church.yaml does not name", () => {
  expect(hostsAsked().filter((host) => !neighbours.includes(host))).toEqual([]);
});

test("nothing is kept in the browser but what the privacy notice names", () => {
  // The notice tells that the worker keeps copies of pages, and notes when each was opened.
  const ofPages = scripts.filter(({ file }) => file !== "service-worker.js");
  const keeps = (way: string) => ofPages.some(({ text }) => text.includes(way));
  expect(untold.filter(keeps)).toEqual([]);
});

test("whatever is shown in a frame may do no more than a form needs, and hears of the site and not of the page", () => {
  for (const page of everyPage) {
    for (const { properties } of findAll("iframe", builtPage(page))) {
      expect(properties).toMatchObject({
        allow: "",
        loading: "lazy",
        referrerPolicy: "strict-origin",
        sandbox: [
          "allow-forms",
          "allow-scripts",
          "allow-same-origin",
          "allow-popups",
          "allow-popups-to-escape-sandbox",
        ],
      });
    }
  }
});

test("no link to another website tells it where the visitor was; a link that opens a new tab says so, and has no hold on the page", () => {
  for (const page of everyPage) {
    const newTabs = findAll("a[target]", builtPage(page));
    const leaking = [...newTabs, ...findAll('a[href^="http"]', builtPage(page))].filter(
      ({ properties }) => properties.rel?.toString() !== "noopener,noreferrer",
    );
    expect(leaking, page).toEqual([]);
    for (const { properties } of newTabs) {
      const [note] = findAll(`#${properties.ariaDescribedBy}`, builtPage(page));
      expect(note && wordsOf(note), page).toBe("Opens in a new tab");
    }
  }
});

/** The hosts in what a page loads by itself or may load, besides its own. */
function hostsAsked(): string[] {
  const addresses = [
    ...everyPage.flatMap(addressesLoaded),
    ...texts.filter(({ file }) => file.endsWith(".css")).flatMap(({ text }) => inStyles(text)),
    ...texts.flatMap(({ text }) => text.match(/(?:fetch|import)\("https?:[^"]+/g) ?? []),
    ...policies().flatMap((policy) => policy.match(/https?:[^\s;'"]+/g) ?? []),
  ];
  const hosts = addresses.flatMap((address) => /https?:\/\/([^/:?#\s,]+)/.exec(address)?.[1] ?? []);
  return [...new Set(hosts)].filter((host) => host !== new URL(church.website).hostname);
}

function addressesLoaded(page: string): string[] {
  const loading = "img, source, script, iframe, video, audio, embed, object, form";
  const linked = 'link:not([rel="canonical"], [rel="alternate"])';
  return findAll(`${loading}, ${linked}`, builtPage(page)).flatMap(
    ({ properties: { src, srcSet, data, href, action } }) =>
      [src, srcSet, data, href, action].map(String),
  );
}

function inStyles(css: string): string[] {
  return css.match(/url\(["']?https?:[^)]+/g) ?? [];
}

/** The Content-Security-Policies of the pages, and of the host's headers. */
function policies(): string[] {
  const inPages = everyPage.flatMap((page) =>
    findAll('meta[http-equiv="Content-Security-Policy"]', builtPage(page)).map(({ properties }) =>
      String(properties.content),
    ),
  );
  const rules = readBuiltFile("_headers").split(/\n(?=\/)/);
  // The editor, which no visitor opens, asks for the church's files where they are kept.
  return [...inPages, ...rules.filter((rule) => !rule.startsWith("/edit"))];
}
