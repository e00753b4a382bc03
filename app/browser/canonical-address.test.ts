import { expect, test } from "vitest";
import { findCorrection } from "./canonical-address.ts";

const pages = ["/", "/events", "/activities/the-ark"];

test.each([
  ["/Events", "/events"],
  ["/EVENTS/", "/events"],
  ["/Activities/The-Ark", "/activities/the-ark"],
  ["/events/index.html", "/events"],
  ["/Index.html", "/"],
  ["/index.htm", "/"],
  ["/%65vents", "/events"],
  ["/activities/the%2DArk", "/activities/the-ark"],
  ["//events", "/events"],
  ["/activities//the-ark", "/activities/the-ark"],
])("%s answered with 404.html leads to %s; answered with the page, it stays", (path, plainPath) => {
  expect(findCorrection(path, "/404", pages)).toEqual({ load: plainPath });
  expect(findCorrection(path, plainPath, [])).toEqual({ show: plainPath });
});

test("a page at its own address is left alone, and an unknown address; and no page is asked for again", () => {
  expect(findCorrection("/events", "/events", [])).toEqual({});
  for (const path of ["/events", "/nowhere", "/Nowhere/", "/404.html", "//evil.example/", "//%"]) {
    expect(findCorrection(path, "/404", pages), path).toEqual({});
  }
});

test.each([
  ["/Events", ["/events", "/404.html"]],
  ["/nowhere", ["/404.html"]],
  ["/No//Where/", ["/no/where", "/404.html"]],
  ["//evil.example/", ["/evil.example", "/404.html"]],
  ["/%2565vents", ["/404.html"]],
  ["/%5Cevil.example", ["/%5cevil.example", "/404.html"]],
  ["/%2F%2fevil.example", ["/%2f%2fevil.example", "/404.html"]],
  ["/a%20b", ["/404.html"]],
  ["/a%22%3c%7b", ["/404.html"]],
  ["/%3Ffor=%23a", ["/%3ffor=%23a", "/404.html"]],
])("a host that has only a home page is asked for %s and for %j, and no more", (path, requests) => {
  const loaded: string[] = [];
  let { load, show } = findCorrection(path, "/", []);
  while (load && loaded.length < 5) {
    loaded.push(load);
    // The browser may read a path as another host, as in "//evil.example".
    const { host, pathname } = new URL(load, "https://church.example");
    expect(host).toBe("church.example");
    ({ load, show } = findCorrection(pathname, "/", []));
  }
  expect(loaded).toEqual(requests);
  expect(show).toBe("/");
});
