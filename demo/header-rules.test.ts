import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FILM, SCRIPT, startSite } from "#tests/support/start-for-test.ts";

test("every answer has the headers that the build wrote, but for that of encrypted connections", async () => {
  const { ask, folder } = await startSite();
  for (const address of ["/", "/about-us/", SCRIPT, "/nobody"]) {
    const { headers } = await ask(address);
    expect(headers["x-policy"], address).toBe("'self'");
    expect(headers["strict-transport-security"], address).toBeUndefined();
  }
  expect((await ask("/", {}, "POST")).headers["x-policy"]).toBe("'self'");
  writeFileSync(path.join(folder, "_headers"), "/*\n  X-Policy: 'none'\n");
  expect((await ask("/")).headers["x-policy"], "of the site as it is built again").toBe("'none'");
});

test("a page may have headers of its own, however its address is spelt", async () => {
  const { ask } = await startSite();
  for (const address of ["/about-us", "/about-us/", "/about-us?a=b"]) {
    expect((await ask(address)).headers["x-of-this-page"], address).toBe("1");
  }
  expect((await ask("/")).headers["x-of-this-page"]).toBeUndefined();
});

test("a file goes without the headers that the build takes away from it, or with others", async () => {
  const { ask } = await startSite();
  const headerAt = async (address: string) =>
    (await ask(address, {}, "HEAD")).headers["x-only-for-pages"];
  expect(await headerAt("/about-us")).toBe("1");
  expect(await headerAt("/assets/of-a-former-build.js")).toBe("1");
  expect(await headerAt(SCRIPT)).toBeUndefined();
  expect(await headerAt(FILM)).toBe("not quite");
});

test("what goes with every file is said in few words", async () => {
  const { ask } = await startSite();
  const { headers } = await ask(SCRIPT, { "Accept-Encoding": "br" });
  expect(Object.keys(headers).sort()).toEqual([
    "cache-control",
    "content-encoding",
    "content-length",
    "content-type",
    "date",
    "etag",
    "vary",
    "x-policy",
  ]);
  const again = { "Accept-Encoding": "br", "If-None-Match": headers.etag };
  expect((await ask(SCRIPT, again)).status).toBe(304);
});
