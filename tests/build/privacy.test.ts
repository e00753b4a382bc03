import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";
import { listOtherServers } from "#tools/build/content-policy.ts";

const church = builtChurch.facts;
const texts = visitorsFiles
  .filter((file) => /\.(?:html|js|css)$/.test(file))
  .map((file) => ({ file, text: readBuiltFile(file) }));
const scripts = texts.filter(({ file }) => /\.(?:html|js)$/.test(file));

/** Ways to keep something in a browser that the privacy notice does not name. */
const unnamedWays = [
  "caches.open",
  "indexedDB.open",
  "document.cookie",
  "cookieStore",
  "navigator.storage",
];

/** The hosts of other servers that church.yaml names: ChurchSuite, and the one that counts page views. */
const namedHosts = Object.values(listOtherServers(church, false))
  .flatMap((addresses) => addresses.match(/\S+/g) ?? [])
  .map((address) => new URL(address).hostname);

test("pages ask no server for anything but those that church.yaml names", () => {
  expect(listOtherHosts().filter((host) => !namedHosts.includes(host))).toEqual([]);
});

test("nothing is kept in the browser but what the privacy notice names", () => {
  const isUsed = (way: string) => scripts.some(({ text }) => text.includes(way));
  expect(unnamedWays.filter(isUsed)).toEqual([]);
});

test("a frame may do no more than a form needs, and learns the address of the site but not of the page", () => {
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

test("another website does not learn where a visitor came from, and has no hold on the page", () => {
  for (const page of everyPage) {
    const links = findAll('a[target], a[href^="http"]', builtPage(page));
    for (const { properties } of links) {
      const link = `${properties.href} on ${page}`;
      expect(properties.rel, link).toEqual(["noopener", "noreferrer"]);
    }
  }
});

/** Lists the hosts, besides the site's own, from which a page loads something by itself or may load it. */
function listOtherHosts(): string[] {
  const styles = texts.filter(({ file }) => file.endsWith(".css"));
  const addresses = [
    ...everyPage.flatMap(listLoadedAddresses),
    ...styles.flatMap(({ text }) => text.match(/url\(["']?https?:[^)]+/g) ?? []),
    ...texts.flatMap(({ text }) => text.match(/(?:fetch|import)\("https?:[^"]+/g) ?? []),
    ...listPolicies().flatMap((policy) => policy.match(/https?:[^\s;'"]+/g) ?? []),
  ];
  const hosts = addresses.flatMap((address) => /https?:\/\/([^/:?#\s,]+)/.exec(address)?.[1] ?? []);
  return [...new Set(hosts)].filter((host) => host !== new URL(church.website).hostname);
}

function listLoadedAddresses(page: string): string[] {
  const loading = "img, source, script, iframe, video, audio, embed, object, form";
  const linked = 'link:not([rel="canonical"], [rel="alternate"])';
  return findAll(`${loading}, ${linked}`, builtPage(page)).flatMap(
    ({ properties: { src, srcSet, data, href, action } }) =>
      [src, srcSet, data, href, action].map(String),
  );
}

/** Lists the Content-Security-Policies of the pages, and of the host's headers. */
function listPolicies(): string[] {
  const inPages = everyPage.flatMap((page) =>
    findAll('meta[http-equiv="Content-Security-Policy"]', builtPage(page)).map(({ properties }) =>
      String(properties.content),
    ),
  );
  const rules = readBuiltFile("_headers").split(/\n(?=\/)/);
  // The editor, which no visitor opens, asks for the church's files where they are kept.
  return [...inPages, ...rules.filter((rule) => !rule.startsWith("/edit"))];
}
