import { expect, test } from "vitest";
import { whereContentIs } from "#tests/support/changed-sample.ts";

const menuNamesOf = (church: string) =>
  whereContentIs(church, async () => {
    const { readMenuNames } = await import("#app/layout/menu-names.server.ts");
    const { readChurch } = await import("#app/church/church-facts.server.ts");
    return readMenuNames(readChurch());
  });

test("the sample's menus have the names of the specification", async () => {
  const { pages, findYourPlace } = await menuNamesOf("sample");
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

test("another church's menus call its pages by their titles, and leave out what it has not", async () => {
  const { pages, findYourPlace } = await menuNamesOf("tests/another-church");
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
  expect((await menuNamesOf("starter")).findYourPlace).toBeNull();
});
