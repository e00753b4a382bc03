import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { makeFolder } from "#tests/support/make-folder.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { createSiteServer } from "./site-server.ts";

// tests/build/hosts.test.ts asks this server for the files of a real build, with the headers of each.
const LONG_TEXT = "0123456789".repeat(200);
const SCRIPT = "/assets/page-a1b2.js";

const builtFiles = { "404.html": "not found", _headers: "", [SCRIPT]: LONG_TEXT };

/** Asks a small built website for an address as it stands: `fetch` would change it, and unpack the answer. */
async function ask(address: string, headers: OutgoingHttpHeaders = {}) {
  const origin = await startForTest(createSiteServer(makeFolder(builtFiles)));
  const call = request(origin + address, { headers, agent: false });
  const [response] = (await once(call.end(), "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

test.each([
  "/404",
  "/404%2ehtml",
  "/%",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%5c..%5cetc",
  "/.git/config",
  "/%5fheaders",
])("nobody gets a file at %s: the site's own page answers with 404", async (address) => {
  expect(await ask(address)).toMatchObject({ status: 404, body: "not found" });
});

test("a script is compressed for a browser that reads that, as hosts do it", async () => {
  const { headers } = await ask(SCRIPT, { "Accept-Encoding": "gzip, deflate, br" });
  expect(headers["content-encoding"]).toBe("gzip");
  const plain = await ask(SCRIPT);
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body).toBe(LONG_TEXT);
});
