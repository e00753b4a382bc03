// What any host has to answer, asked of the server of `npm start`.
import { builtPages, firstOf, published } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { contentTypes, KEPT_FOR_GOOD } from "#tools/hosts/headers.ts";

const notFound = published("404.html");
const ASKED_FOR_AGAIN = /^(?:no-cache|public, max-age=0, must-revalidate)$/;

test("every page is at its address without a redirect, with a slash too", async ({ request }) => {
  for (const page of builtPages) {
    const answer = await request.get(page, { maxRedirects: 0 });
    const type = answer.headers()["content-type"];
    expect([page, answer.status(), type]).toEqual([page, 200, contentTypes.html]);
    const html = await answer.text();
    for (const spelling of [page === "/" ? "/" : `${page}/`, `${page}?from=a-friend`]) {
      expect((await (await request.get(spelling)).text()) === html, spelling).toBe(true);
    }
  }
});

for (const [what, address] of [
  ["a page", "/nobody/lives/here"],
  ["a page, with a slash", "/nobody/lives/here/"],
  ["a folder", "/activities"],
  ["a folder, with a slash", "/activities/"],
  ["the scripts and pictures", "/assets/"],
  ["a script of a former build", "/assets/entry.client-former.js"],
  ["a calendar", "/nobody.ics"],
  ["a compressed copy of a page", "/index.html.gz"],
  ["a compressed copy of a script", `${firstOf("js")}.br`],
  ["what is for hosts", "/_headers"],
  ["another website", "//evil.example/"],
  ["a name with a null in it", "/%00"],
  ["a name longer than any file's", `/${"a".repeat(300)}`],
]) {
  test(`an address of ${what} leads to the site's own 404`, async ({ request, baseURL }) => {
    const response = await request.get(`${baseURL}${address}`);
    expect(response.status()).toBe(404);
    expect(new URL(response.url()).origin).toBe(baseURL);
    expect((await response.text()) === notFound, "the site's own page").toBe(true);
    expect(response.headers()["cache-control"] ?? "").not.toContain("immutable");
  });
}

test("files named by their contents are kept for a year, no others", async ({ request }) => {
  const cacheOf = async (address: string) =>
    (await request.get(address)).headers()["cache-control"];
  for (const kind of ["js", "css", "avif", "woff2"]) {
    const address = firstOf(kind, "/assets/");
    // A church may be without photos.
    if (kind === "avif" && !address) continue;
    expect(await cacheOf(address), address).toBe(KEPT_FOR_GOOD);
  }
  const others = ["/", "/giving", "/calendar.ics", "/manifest.webmanifest", "/service-worker.js"];
  for (const address of others) {
    expect(await cacheOf(address), address).toMatch(ASKED_FOR_AGAIN);
  }
});

test("what a browser has already is not sent again", async ({ request }) => {
  for (const address of ["/giving", firstOf("js")]) {
    const { etag = "" } = (await request.get(address)).headers();
    const again = await request.get(address, { headers: { "If-None-Match": etag } });
    expect([address, again.status()]).toEqual([address, 304]);
  }
});

test("every kind of file has its content type", async ({ request }) => {
  for (const [kind, type] of Object.entries(contentTypes)) {
    const file = kind === "html" ? "/" : firstOf(kind);
    if (!file) continue;
    const [said] = ((await request.get(file)).headers()["content-type"] ?? "").split(";");
    expect([file, said]).toEqual([file, type.split(";")[0]]);
  }
});

test("security.txt, licences, robots and sitemap are where all look", async ({ request }) => {
  const files = ["/.well-known/security.txt", "/licences.txt", "/robots.txt", "/sitemap.xml"];
  for (const address of files) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 200]);
    const kind = address.endsWith(".txt") ? contentTypes.txt : "xml";
    expect(answer.headers()["content-type"]).toContain(kind);
  }
});

test("a page can be asked about, and nothing can be sent to it", async ({ request }) => {
  const asked = await request.head("/giving");
  expect([asked.status(), (await asked.body()).length]).toEqual([200, 0]);
  for (const method of ["POST", "PUT", "DELETE"]) {
    const refused = await request.fetch("/giving", { method });
    expect([method, refused.status()]).toEqual([method, 405]);
  }
});
