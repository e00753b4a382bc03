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
])(
  "whoever asks for %s comes to %s, whether the host answers with 404.html or with the page",
  (path, plainPath) => {
    expect(findCorrection(path, "/404", pages)).toEqual({ load: plainPath });
    expect(findCorrection(path, plainPath, [])).toEqual({ show: plainPath });
  },
);

test("a page at its own address stays there", () => {
  expect(findCorrection("/events", "/events", [])).toEqual({});
});

test("a page that was just not found is not asked for again", () => {
  expect(findCorrection("/events", "/404", pages)).toEqual({});
});

test.each(["/nowhere", "/Nowhere/", "/404.html", "//evil.example/", "//%"])(
  "the address %s of no page stays as it is",
  (path) => {
    expect(findCorrection(path, "/404", pages)).toEqual({});
  },
);

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
])(
  "a host that answers %s with its home page is asked for %j, and for no more",
  (path, requests) => {
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
  },
);
