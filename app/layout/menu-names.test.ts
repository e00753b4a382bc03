import { expect, test } from "vitest";
import { openChurch } from "#app/church/open-church.server.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { makeMenuNames } from "./menu-names.server.ts";

const menuNamesIn = (folder: string) => makeMenuNames(openChurch(folder, SATURDAY));

test("the sample's menus have the names that the church has asked for", () => {
  const { pages, findYourPlace } = menuNamesIn("sample");
  expect(pages).toMatchObject({
    home: "Home",
    "this-week": "This Week",
    events: "Events",
    giving: "Giving",
    "about-us": "About Us",
    "get-involved": "Get Involved",
    "privacy-policy": "Privacy Policy",
  });
  expect(findYourPlace).toBe("Find your place");
});

test("another church's menus call its pages by their titles, and leave out what it has not", () => {
  const { pages, findYourPlace } = menuNamesIn("tests/another-church");
  expect(pages).toMatchObject({
    home: "Home",
    "this-week": "Day by day",
    giving: "Giving",
    "about-us": "Who we are",
    "get-involved": "Join in",
    "privacy-policy": "Your details",
  });
  expect(pages).not.toHaveProperty("events");
  expect(findYourPlace).toBe("Something for the weekday");
  expect(menuNamesIn("starter").findYourPlace).toBeNull();
});
