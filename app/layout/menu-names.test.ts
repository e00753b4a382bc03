import { expect, test } from "vitest";
import { whereContentIs } from "#tools/check-content/changed-sample.ts";

const menuNamesOf = async (church: string) => {
  const { readMenuNames } = await whereContentIs(
    church,
    () => import("#app/layout/menu-names.server.ts"),
  );
  return readMenuNames();
};

test("the sample's menus have the names of the specification", async () => {
  expect(Object.values(await menuNamesOf("sample"))).toEqual([
    "Home",
    "This Week",
    "Events",
    "Find your place",
    "Giving",
    "About Us",
    "Get Involved",
    "Privacy Policy",
  ]);
});

test("another church's menus call its pages by their titles, and leave out what it has not", async () => {
  expect(await menuNamesOf("tests/another-church")).toEqual({
    "/": "Home",
    "/this-week": "Day by day",
    "/#find-your-place": "Something for the weekday",
    "/giving": "Giving",
    "/about-us": "Who we are",
    "/get-involved": "Join in",
    "/privacy-policy": "Your details",
  });
  expect(await menuNamesOf("starter")).not.toHaveProperty("/#find-your-place", expect.anything());
});
