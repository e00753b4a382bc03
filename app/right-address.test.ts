import { expect, test } from "vitest";
import { arrivalAt } from "./right-address.ts";

const pages = ["/", "/events", "/activities/the-ark"];

test.each([
  ["/Events", "/events"],
  ["/EVENTS/", "/events"],
  ["/Activities/The-Ark", "/activities/the-ark"],
  ["/events/index.html", "/events"],
  ["/Index.html", "/"],
])("where a host answers %s with 404.html, the page is %s", (asked, goTo) => {
  expect(arrivalAt(asked, "/404", pages)).toEqual({ show: false, goTo });
});

test.each([
  ["/index.html", "/"],
  ["/events/", "/events"],
  ["/events/index.html", "/events"],
  ["/Events", "/events"],
])("the right document at %s is shown as %s", (asked, home) => {
  expect(arrivalAt(asked, home, pages)).toEqual({ show: true, as: home });
});

test("a page at its own address is shown, an unknown address as what it is", () => {
  expect(arrivalAt("/events", "/events", pages)).toEqual({ show: true });
  expect(arrivalAt("/nowhere", "/404", pages)).toEqual({ show: true });
  expect(arrivalAt("/nowhere/", "/404", pages)).toEqual({ show: true });
});

test("a host that answers everything with the home page is led to the page asked for, or to 404.html", () => {
  expect(arrivalAt("/Events", "/", pages)).toEqual({ show: false, goTo: "/events" });
  expect(arrivalAt("/nowhere", "/", pages)).toEqual({ show: false, goTo: "/404.html" });
});

test("a host that has but one page, or not the page asked for, is not asked for ever", () => {
  expect(arrivalAt("/404.html", "/", pages)).toEqual({ show: true, as: "/" });
  expect(arrivalAt("/events", "/", pages)).toEqual({ show: true, as: "/" });
  expect(arrivalAt("/events", "/404", pages)).toEqual({ show: true, as: "/404" });
});

test("a path that reads like another host is not an address to router or history", () => {
  expect(arrivalAt("//evil.example/", "/404", pages)).toEqual({ show: true, as: "/404" });
  expect(arrivalAt("//events/", "/404", pages)).toEqual({ show: true, as: "/404" });
  expect(arrivalAt("//evil.example/", "/", pages)).toEqual({ show: false, goTo: "/404.html" });
});
