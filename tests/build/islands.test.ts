import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Comment, Element, Root } from "hast";
import { expect, test } from "vitest";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readOwnPages } from "#app/content-loader/own-pages.server.ts";
import { all, builtPage } from "#tests/support/built-html.ts";
import { everyPage, SITE } from "#tests/support/built-pages.ts";

const scripts = readdirSync(SITE, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: readFileSync(path.join(SITE, file), "utf8") }));

test("React Router makes the pages, and no script of it is sent to a visitor", () => {
  expect(scripts.length).toBeGreaterThan(1);
  for (const { file, code } of scripts) expect(code, file).not.toMatch(/react-?router/i);
});

const groups = readGroups().map(({ slug }) => `/activities/${slug}`);
const own = readOwnPages().map(({ path }) => path);

test.each(["/giving", "/privacy-policy", "/about-us", "404.html", ...groups, ...own])(
  "%s is whole without React: it has no island",
  (page) => {
    expect(all("[data-island]", builtPage(page))).toEqual([]);
  },
);

test("every page asks for one module at once, which waits for no other", () => {
  for (const page of everyPage) {
    const asked = all("script[type=module]", builtPage(page)).map(
      ({ properties }) => properties.src,
    );
    expect(asked, page).toHaveLength(1);
    const entry = scripts.find(({ file }) => `/${file}` === asked[0]);
    expect(entry?.code, page).not.toMatch(/\b(?:from|import) ?["']/);
  }
});

test("React’s marks between texts, which make a page heavier, stand nowhere outside islands", () => {
  for (const page of everyPage) expect(commentsOutsideIslands(builtPage(page)), page).toEqual([]);
});

function commentsOutsideIslands({ children }: Root | Element): Comment[] {
  return children.flatMap((child) => {
    if (child.type === "comment") return [child];
    if (child.type !== "element" || "dataIsland" in child.properties) return [];
    return commentsOutsideIslands(child);
  });
}
