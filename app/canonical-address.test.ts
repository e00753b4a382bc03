import { expect, test } from "vitest";
import { resolveAddress } from "./canonical-address.ts";

const pages = ["/", "/events", "/activities/the-ark"];

test.each([
  ["/Events", "/events"],
  ["/EVENTS/", "/events"],
  ["/Activities/The-Ark", "/activities/the-ark"],
  ["/events/index.html", "/events"],
  ["/Index.html", "/"],
])("where a host answers %s with 404.html, the page is %s", (asked, goTo) => {
  expect(resolveAddress(asked, "/404", pages)).toEqual({ show: false, goTo });
});

test.each([
  ["/index.html", "/"],
  ["/events/", "/events"],
  ["/events/index.html", "/events"],
  ["/Events", "/events"],
])("the right document at %s is shown as %s", (asked, home) => {
  expect(resolveAddress(asked, home, pages)).toEqual({ show: true, as: home });
});

test("a page at its own address is shown, an unknown address as what it is", () => {
  expect(resolveAddress("/events", "/events", pages)).toEqual({ show: true });
  expect(resolveAddress("/nowhere", "/404", pages)).toEqual({ show: true });
  expect(resolveAddress("/nowhere/", "/404", pages)).toEqual({ show: true });
});

test("a host that answers everything with the home page is led to the page asked for, or to 404.html", () => {
  expect(resolveAddress("/Events", "/", pages)).toEqual({ show: false, goTo: "/events" });
  expect(resolveAddress("/nowhere", "/", pages)).toEqual({ show: false, goTo: "/404.html" });
});

test("a host that has but one page, or not the page asked for, is not asked for ever", () => {
  expect(resolveAddress("/404.html", "/", pages)).toEqual({ show: true, as: "/" });
  expect(resolveAddress("/events", "/", pages)).toEqual({ show: true, as: "/" });
  expect(resolveAddress("/events", "/404", pages)).toEqual({ show: true, as: "/404" });
});

test("a path that reads like another host is not an address to router or history", () => {
  expect(resolveAddress("//evil.example/", "/404", pages)).toEqual({ show: true, as: "/404" });
  expect(resolveAddress("//events/", "/404", pages)).toEqual({ show: true, as: "/404" });
  expect(resolveAddress("//evil.example/", "/", pages)).toEqual({ show: false, goTo: "/404.html" });
});
