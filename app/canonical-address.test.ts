import { expect, test } from "vitest";
import { resolveAddress } from "./canonical-address.ts";

const pages = ["/", "/events", "/activities/the-ark"];

test.each([
  ["/Events", "/events"],
  ["/EVENTS/", "/events"],
  ["/Activities/The-Ark", "/activities/the-ark"],
  ["/events/index.html", "/events"],
  ["/Index.html", "/"],
  ["/%65vents", "/events"],
  ["//events", "/events"],
  ["/activities//the-ark", "/activities/the-ark"],
])("where a host answers %s with 404.html, the page is %s", (asked, redirectTo) => {
  expect(resolveAddress(asked, "/404", pages)).toEqual({ hydrate: false, redirectTo });
});

test.each([
  ["/index.html", "/"],
  ["/events/", "/events"],
  ["/events/index.html", "/events"],
  ["/Events", "/events"],
  ["/%45vents", "/events"],
  ["//events/", "/events"],
])("the right document at %s is shown as %s", (asked, home) => {
  expect(resolveAddress(asked, home, pages)).toEqual({ hydrate: true, rewriteTo: home });
});

test("a page at its own address is shown, an unknown address as what it is", () => {
  expect(resolveAddress("/events", "/events", pages)).toEqual({ hydrate: true });
  expect(resolveAddress("/nowhere", "/404", pages)).toEqual({ hydrate: true });
  expect(resolveAddress("/nowhere/", "/404", pages)).toEqual({ hydrate: true });
});

test("a host that answers everything with the home page is led to the page asked for, or to 404.html", () => {
  expect(resolveAddress("/Events", "/", pages)).toEqual({ hydrate: false, redirectTo: "/events" });
  expect(resolveAddress("/nowhere", "/", pages)).toEqual({
    hydrate: false,
    redirectTo: "/404.html",
  });
});

test("a host that has but one page, or not the page asked for, is not asked for ever", () => {
  expect(resolveAddress("/404.html", "/", pages)).toEqual({ hydrate: true, rewriteTo: "/" });
  expect(resolveAddress("/events", "/", pages)).toEqual({ hydrate: true, rewriteTo: "/" });
  expect(resolveAddress("/events", "/404", pages)).toEqual({ hydrate: true, rewriteTo: "/404" });
});

test("a path that reads like another host is not an address to router or history", () => {
  expect(resolveAddress("//evil.example/", "/404", pages)).toEqual({
    hydrate: true,
    rewriteTo: "/404",
  });
  expect(resolveAddress("//%", "/404", pages)).toEqual({ hydrate: true, rewriteTo: "/404" });
  expect(resolveAddress("//evil.example/", "/", pages)).toEqual({
    hydrate: false,
    redirectTo: "/404.html",
  });
});
