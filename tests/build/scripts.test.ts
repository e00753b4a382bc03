import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { allPages } from "#tests/support/built-pages.ts";

test("no page but the home page and the list of events has a part that needs React", () => {
  const pagesWithIslands = [...allPages, "404.html"].filter(
    (page) => findAll("[data-island]", builtPage(page)).length > 0,
  );
  expect(pagesWithIslands).toEqual(["/", "/events"]);
});
