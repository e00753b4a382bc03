import { expect, test } from "vitest";
import type { Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { proseOfDescription } from "./html-to-prose.ts";

/** A description as the page prints it: "|" between paragraphs, "/" where a line ends. */
function printed(description: string): string {
  return inWords(proseOfDescription(description));
}

function inWords(prose: Prose): string {
  return prose
    .map((block) => {
      if (block.kind === "paragraph") return block.words.map(run).join("");
      if (block.kind === "list") {
        const entries = block.entries.map((entry) => `* ${inWords(entry)}`).join(" ");
        return block.ordered ? `1 ${entries}` : entries;
      }
      return "a table";
    })
    .join(" | ");
}

function run(words: Inline): string {
  if (typeof words === "string") return words;
  if (words.kind === "break") return "/";
  const inside = words.words.map(run).join("");
  return words.kind === "link" ? `[${inside}](${words.href})` : `_${inside}_`;
}

test.each([
  [
    "Soup and bread.\r\n\r\nAll welcome,\r\nbring a bowl.",
    "Soup and bread. | All welcome,/bring a bowl.",
  ],
  ["One\n\n\n\nTwo\rThree", "One | Two/Three"],
])("trap 15: the line breaks of plain text are kept", (typed, words) => {
  expect(printed(typed)).toBe(words);
});

test.each([
  ["<p>Soup.</p><p>Bread.</p>", "Soup. | Bread."],
  ["<div>Soup.<br>Bread.<br><br>Tea.</div>", "Soup./Bread. | Tea."],
  ["<ul><li>Soup</li><li>Bread</li></ul>", "* Soup * Bread"],
  ["<ol><li><p>Soup</p></li></ol>After", "1 * Soup | After"],
  ["<p><strong>Free</strong> and <em>easy</em></p>", "_Free_ and _easy_"],
  ["<h1>Loud</h1>Quiet", "Loud | Quiet"],
  [
    "<table><tr><td>Soup</td><td>Tea</td></tr><tr><td>Bread</td></tr></table>",
    "Soup | Tea | Bread",
  ],
  ["Stray</a> end<p>Open", "Stray end | Open"],
  ["<p>Tom&rsquo;s &amp; Ann&#39;s</p>", "Tom’s & Ann's"],
  ["028&nbsp;9649&nbsp;&nbsp;6012", "028 9649 6012"],
  ["Tom &amp; Ann\r\nBring &pound;5", "Tom & Ann/Bring £5"],
  ["&lt;p&gt;Twice&lt;/p&gt;&lt;p&gt;escaped&lt;/p&gt;", "Twice | escaped"],
])("trap 14: %j is read as %j", (typed, words) => {
  expect(printed(typed)).toBe(words);
});

test.each([
  ["<script>alert(1)</script>Come", "Come"],
  ['<img src="x" onerror="alert(1)">Come', "Come"],
  ["<style>p{}</style><iframe src='https://x.example'>no</iframe>Come", "Come"],
  ['<a href="javascript:alert(1)">Come</a>', "Come"],
  ['<a href="java\nscript:alert(1)">Come</a>', "Come"],
  ['<a href="data:text/html,x">Come</a>', "Come"],
  ['<a href="/private">Come</a>', "Come"],
  ['<a href="http://x.example">Come</a>', "Come"],
  ['<a href="https://x.example/a?b=1&amp;c=2">Come</a>', "[Come](https://x.example/a?b=1&c=2)"],
  [
    '<a href="mailto:office@kilmorran.example">Write</a>',
    "[Write](mailto:office@kilmorran.example)",
  ],
  ['<a href="tel:02896496012">Ring</a>', "[Ring](tel:02896496012)"],
  ['<svg><a href="https://x.example">in</a></svg>Come', "Come"],
  ['<a href="https://x.example"></a>Come', "Come"],
])("trap 14: of %j only %j reaches the page", (typed, words) => {
  expect(printed(typed)).toBe(words);
});

test("a description beyond all measure is cut, and breaks nothing", () => {
  expect(proseOfDescription("<div>".repeat(200_000))).toEqual([
    { kind: "paragraph", words: ["…"] },
  ]);
});

test.each(["<p>&nbsp;</p>", "<p></p><br>", " \r\n ", "<ul><li> </li></ul>", "<!-- note -->"])(
  "trap 16: %j is nothing at all",
  (typed) => {
    expect(proseOfDescription(typed)).toEqual([]);
  },
);
