import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { addressesIn, builtPage, findAll, findOne } from "#tests/support/built-html.ts";
import { readBuiltFile, SITE } from "#tests/support/built-pages.ts";

const worker = readBuiltFile("service-worker.js");
const offline = builtPage("offline.html");

test("a device keeps the page for when there is no signal, with its files, and no other page before it is opened", () => {
  const addresses = Array.from(worker.matchAll(/\{url:"([^"]+)"/g), ([, url = ""]) => url);
  expect(addresses.filter((url) => url.endsWith(".html"))).toEqual(["offline.html"]);
  expect(addresses).toContainEqual(expect.stringMatching(/^assets\/style-[^/]+\.css$/));
  for (const url of addresses) expect(existsSync(path.join(SITE, url)), url).toBe(true);
});

test("a device keeps at most thirty pages and two hundred files", () => {
  expect(worker.match(/maxEntries:\d+/g)).toEqual(["maxEntries:30", "maxEntries:200"]);
});

test("the page for when there is no signal leads to the telephone, and no search engine lists it", () => {
  const links = addressesIn(findOne("main", offline));
  expect(links).toContainEqual(expect.stringMatching(/^tel:/));
  expect(findAll("link[rel=canonical]", offline)).toEqual([]);
  expect(findOne("meta[name=robots]", offline).properties.content).toBe("noindex");
  expect(existsSync(path.join(SITE, "offline"))).toBe(false);
});

test("the worker fetches no script, and names no other website but the one that explains a message of Workbox", () => {
  expect(worker).not.toContain("importScripts");
  expect(worker.match(/https?:\/\/(?!www\.w3\.org\/)[^"'`\s]*/g)).toEqual([
    "https://bit.ly/wb-precache",
  ]);
});
