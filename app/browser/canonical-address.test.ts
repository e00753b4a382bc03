import { expect, test } from "vitest";
import { correctionOf } from "./canonical-address.ts";

const pages = ["/", "/events", "/activities/the-ark"];

test.each([
  ["/Events", "/events"],
  ["/EVENTS/", "/events"],
  ["/Activities/The-Ark", "/activities/the-ark"],
  ["/events/index.html", "/events"],
  ["/Index.html", "/"],
  ["/%65vents", "/events"],
  ["/activities/the%2DArk", "/activities/the-ark"],
  ["//events", "/events"],
  ["/activities//the-ark", "/activities/the-ark"],
])("%s answered with 404.html leads to %s; answered with the page, it stays", (asked, meant) => {
  expect(correctionOf(asked, "/404", pages)).toEqual({ load: meant });
  expect(correctionOf(asked, meant, [])).toEqual({ show: meant });
});

test("a page at its own address is left alone, and an unknown address; and no page is asked for again", () => {
  expect(correctionOf("/events", "/events", [])).toEqual({});
  for (const asked of ["/events", "/nowhere", "/Nowhere/", "/404.html", "//evil.example/", "//%"]) {
    expect(correctionOf(asked, "/404", pages), asked).toEqual({});
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
])("a host that has only a home page is asked for %s and for %j, and no more", (asked, then) => {
  const steps: string[] = [];
  let { load, show } = correctionOf(asked, "/", []);
  while (load && steps.length < 5) {
    steps.push(load);
    // As the browser reads it.
    const { host, pathname } = new URL(load, "https://church.example");
    expect(host).toBe("church.example");
    ({ load, show } = correctionOf(pathname, "/", []));
  }
  expect(steps).toEqual(then);
  expect(show).toBe("/");
});
