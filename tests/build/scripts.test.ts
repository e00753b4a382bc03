import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import { allPages, everyPage, readBuiltFile, visitorsFiles } from "#tests/support/built-pages.ts";

const scripts = visitorsFiles
  .filter((file) => file.endsWith(".js"))
  .map((file) => ({ file, code: readBuiltFile(file) }));

test("no page but the home page and the list of events has a part that needs React", () => {
  const pagesWithIslands = [...allPages, "404.html"].filter(
    (page) => findAll("[data-island]", builtPage(page)).length > 0,
  );
  expect(pagesWithIslands).toEqual(["/", "/events"]);
});

test("every page asks for one script, a module that waits for no other", () => {
  for (const page of everyPage) {
    const [entryScript, ...others] = findAll("script[src]", builtPage(page));
    expect(others, page).toEqual([]);
    expect(entryScript?.properties.type, page).toBe("module");
    const entry = scripts.find(({ file }) => `/${file}` === entryScript?.properties.src);
    expect(entry?.code, page).not.toMatch(/\b(?:from|import) ?["']/);
  }
});
