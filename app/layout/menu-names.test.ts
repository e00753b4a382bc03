import { expect, test } from "vitest";
import type { Church } from "#app/church/open-church.server.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { makeMenuNames } from "./menu-names.server.ts";

const { pages, pageList } = sampleChurch;

test("menus call each page by its title, and the home page Home", () => {
  const church: Church = {
    ...sampleChurch,
    pages: {
      ...pages,
      home: { ...pages.home, title: "Welcome to Kilmorran" },
      "about-us": { ...pages["about-us"], title: "Who we are" },
    },
  };
  expect(makeMenuNames(church).pages).toMatchObject({ home: "Home", "about-us": "Who we are" });
});

test("menus leave out a page that the church does not have", () => {
  const church: Church = {
    ...sampleChurch,
    pageList: pageList.filter(({ name }) => name !== "events"),
  };
  expect(makeMenuNames(church).pages).not.toHaveProperty("events");
});

test("menus leave out the wall of windows if the church has no groups", () => {
  expect(makeMenuNames({ ...sampleChurch, groups: [] }).findYourPlace).toBeNull();
});
