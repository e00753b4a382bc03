import { expect, test } from "vitest";
import { everyPage, published } from "#tests/support/built-pages.ts";

/**
 * A browser draws what it has before a page's own sheet comes: whatever stands above that sheet in the HTML would move
 * if its style were in it.
 */
test.each(everyPage)("on %s nothing above the page's own style sheet waits for it", (page) => {
  const html = published(page.endsWith(".html") ? page : `${page}/index.html`);
  const [head = "", body = ""] = html.split("<body>");
  const shared = sheetsIn(head).map(published).join("");
  const [sheet] = sheetsIn(body);
  if (!sheet) return;
  const own = published(sheet);
  const above = body.slice(0, body.indexOf(sheet));
  const classes = Array.from(above.matchAll(/\sclass="([^"]+)"/g), ([, names = ""]) => names);
  const names = new Set(classes.flatMap((list) => list.match(/\S+/g) ?? []));
  expect([...names].filter((name) => hasStyle(own, name) && !hasStyle(shared, name))).toEqual([]);
});

function sheetsIn(html: string): string[] {
  const links = html.matchAll(/<link rel="stylesheet" href="\/(assets\/[^"]+)"/g);
  return Array.from(links, ([, file = ""]) => file);
}

function hasStyle(sheet: string, name: string): boolean {
  return new RegExp(`\\.${RegExp.escape(name)}(?![\\w-])`).test(sheet);
}
