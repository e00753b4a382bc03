import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MarkdownText } from "#app/ui/markdown-text.tsx";
import { ContentFolder, ContentProblems, noFillings, placeOf, readMarkdown } from "#content";
import { makeFolder } from "#tests/support/make-folder.ts";
import { findPageMistakes } from "./built-html.ts";

const facts = {
  website: "https://www.ballydown.org",
  churchsuite: { account: "ballydown", calendar: "embed" },
};

/** The HTML of a text on a page, without the classes and the line ends of its elements. */
function print(text: string): string {
  const refuse = (_: number, field: string, advice: string) => expect.fail(`${field}: ${advice}`);
  const tree = readMarkdown({ text, fillings: noFillings, refuse });
  const html = renderToStaticMarkup(createElement(MarkdownText, { text: tree }));
  return html.replaceAll(/ class="[^"]*"|\n/g, "");
}

/** What is wrong with the pages of a church that has typed this on its page /hall-hire. */
function findMistakes(typed: string): string[] {
  const page = "---\ntitle: Hall hire\n---\n\n";
  const folder = makeFolder({ "pages/hall-hire.md": page + typed });
  const site = makeFolder({
    "index.html": '<main><h1>Hello</h1><section id="service-times"></section></main>',
    "events/index.html": '<h1>Events</h1><a href="/events.ics">All</a>',
    "events.ics": "",
    "hall-hire/index.html": `<a href="/demo/">ChurchSuite</a><h1>Hall hire</h1>${print(typed)}`,
    "edit/index.html": '<a href="nowhere">Sign in</a>',
  });
  const mistakes = findPageMistakes(site, new ContentFolder(folder), facts);
  return mistakes.map((mistake) =>
    new ContentProblems([mistake]).message.replace(folder, "content"),
  );
}

const RING = '<a href="tel:+442896496012">028 9649 6012</a>';

test.each([
  ["Ring 07700 900177.", '<p>Ring <a href="tel:+447700900177">07700 900177</a>.</p>'],
  ["(028 9649 6012) or *028 9649 6012*", `<p>(${RING}) or <em>${RING}</em></p>`],
  ["[Ring 028 9649 6012](/events)", '<p><a href="/events">Ring 028 9649 6012</a></p>'],
  [
    "0900 1000, 12/12/2026 at 10:30, A02896496012",
    "<p>0900 1000, 12/12/2026 at 10:30, A02896496012</p>",
  ],
  ["2026. A year to remember.", '<ol start="2026"><li>A year to remember.</li></ol>'],
  ["3. Pay.\n4. Go.", '<ol start="3"><li>Pay.</li><li>Go.</li></ol>'],
  ["First:\n3. Pay.", "<p>First:<br/>3. Pay.</p>"],
  ["The Manse\n2 Hill Street\nBallydown", "<p>The Manse<br/>2 Hill Street<br/>Ballydown</p>"],
  ["Tea  \nCoffee", "<p>Tea<br/>Coffee</p>"],
  ["•\tTea\n•\tCoffee", "<p>•\tTea<br/>•\tCoffee</p>"],
  ["*Tea\nand* coffee", "<p><em>Tea<br/>and</em> coffee</p>"],
  ["10~12 people or 20~25", "<p>10~12 people or 20~25</p>"],
  ["#1 in our list", "<p>#1 in our list</p>"],
  ["<div>block</div>", "<p>&lt;div&gt;block&lt;/div&gt;</p>"],
  ["For <b>all</b>", "<p>For &lt;b&gt;all&lt;/b&gt;</p>"],
  ["    Set in", "<p>Set in</p>"],
  ["Tea <!-- and -->", "<p>Tea</p>"],
  ["Write to a@b.example", '<p>Write to <a href="mailto:a@b.example">a@b.example</a></p>'],
  [
    "[Map](https://maps.example/a)",
    '<p><a href="https://maps.example/a" rel="noopener noreferrer">Map</a></p>',
  ],
  [
    "| Room | An hour |\n| --- | --- |\n| Library | £8 |",
    '<div><table><thead><tr><th scope="col">Room</th><th scope="col">An hour</th></tr></thead>' +
      '<tbody><tr><th scope="row">Library</th><td>£8</td></tr></tbody></table></div>',
  ],
])("%j is printed as %s", (typed, printed) => {
  expect(print(typed)).toBe(printed);
  expect(findMistakes(typed)).toEqual([]);
});

const EXPECTED =
  "Expected a page of this site, such as /events, or an address that begins with https:, mailto: or tel:";
const HERE = "content/pages/hall-hire.md, line 7: this line:";

test.each([
  ["[Groups](/grups)", `${HERE} links to /grups, which leads nowhere. ${EXPECTED}`],
  ["[Write](office@ballydown.org)", `${HERE} links to office@ballydown.org, which leads nowhere.`],
  ["[Look](www.ballydown.org)", `${HERE} links to www.ballydown.org, which leads nowhere.`],
  ["[Events](events)", `${HERE} links to events, which leads nowhere.`],
  ["[Halls](/säle)", `${HERE} links to /säle, which leads nowhere.`],
  ["[Run](javascript:alert(1))", `${HERE} links to javascript:, which leads nowhere. ${EXPECTED}`],
  [
    "[Times](/#service-time)",
    `${HERE} links to /#service-time, and that page has no such place. Expected / alone`,
  ],
  ["# It's ours", `${HERE} is a second heading of the first size. Expected ## It’s ours`],
  [
    "![The hall](/photos/hall.jpg)",
    `${HERE} has the picture /photos/hall.jpg, which is no file of this site. Expected no picture among the words`,
  ],
  ["![A face](https://elsewhere.example/a.jpg)", `${HERE} has the picture https://elsewhere`],
])("the build stops at %j, and says “%s”", (typed, message) => {
  expect(findMistakes(`Welcome.\n\n${typed}\n`)).toEqual([expect.stringContaining(message)]);
});

test("a mistake is named with each line that has it, or else with its page", () => {
  const site = makeFolder({
    "giving/index.html": '<a href="/choir">Choir</a><a href="/bells">Bells</a>',
    "events/tea/index.html": '<a href="/bells">Bells</a>',
  });
  const folder = makeFolder({
    "giving.md": "---\n---\n[Sing](/choir), or hear [all](/choirs).\n",
    "notices.yaml": "notices:\n  - link: { to: /choir, words: Sing }\n",
  });
  const mistakes = findPageMistakes(site, new ContentFolder(folder), facts);
  const places = mistakes.map((mistake) => placeOf(mistake).replace(folder, "content"));
  expect(places.toSorted()).toEqual([
    "content/giving.md, line 3",
    "content/notices.yaml, line 2",
    "the page /events/tea",
    "the page /giving",
  ]);
});
