import { describe, expect, test } from "vitest";
import { parseHtml } from "./parse-html.server.ts";
import { type Block, type Inline, type Prose, writeAsText } from "./prose.ts";
import { readDescription, readName } from "./readers.ts";
import { findStatusWord, type Status, takeStatusOut } from "./status-in-name.ts";

function readProse(typed: string): Prose {
  return readDescription(typed, parseHtml).value;
}

/** Writes prose in short: "|" between paragraphs, "/" at the end of a line, "*" before an entry, "_" round emphasis. */
function writeShort(prose: Prose): string {
  return prose.map(writeBlock).join(" | ");
}

function writeBlock(block: Block): string {
  if (block.kind === "paragraph") return block.words.map(writeWords).join("").trim();
  const { ordered, start = 1, entries } = block;
  const marked = entries.map((entry, index) => {
    return `${ordered ? `${start + index}.` : "*"} ${entry.map(writeWords).join("").trim()}`;
  });
  return marked.join(" ");
}

function writeWords(words: Inline): string {
  if (typeof words === "string") return words;
  if (words.kind === "break") return "/";
  const inside = words.words.map(writeWords).join("");
  return words.kind === "link" ? `[${inside}](${words.href})` : `_${inside}_`;
}

type Row = [typed: string, printed: string];

const descriptions: Record<string, Row[]> = {
  "a line is a line": [
    ["Soup.\r\n\r\nAll welcome,\r\nbring a bowl.", "Soup. | All welcome,/bring a bowl."],
    ["3. Pay.\n4. Eat.", "3. Pay./4. Eat."],
    ["<div>Soup.<br>Bread.<br><br>Tea.</div>", "Soup./Bread. | Tea."],
  ],
  "HTML is read": [
    ["<p>Soup.</p><p>Bread.</p>", "Soup. | Bread."],
    ["<p><strong>Free</strong> and <em>easy</em></p>", "_Free_ and _easy_"],
    ["<p>Tom&rsquo;s &amp; Ann&#39;s</p>", "Tom’s & Ann's"],
    ["<p>&nbsp;</p><p></p><br><ul><li> </li></ul><!-- note -->", ""],
  ],
  "lists keep their numbers": [
    ["<ul><li>Soup</li> <li>Bread<br>and tea</li></ul>After", "* Soup * Bread/and tea | After"],
    ["<ol><li><p>Soup</p><p>Hot</p></li><li>Tea</li></ol>", "1. Soup/Hot 2. Tea"],
    ['<ol start="3"><li>Pay.</li><li>Eat.</li></ol>', "3. Pay. 4. Eat."],
  ],
  "what is escaped is read": [["Tom &amp; Ann\r\nBring &pound;5", "Tom & Ann/Bring £5"]],
  "what is no markup stays as it was typed": [
    ["Q&A, We <3 tea, 5 < 6 and 7 > 6", "Q&A, We <3 tea, 5 < 6 and 7 > 6"],
    ["<p>if a<b, bring <name of dish> & a bowl</p>", "if a<b, bring <name of dish> & a bowl"],
  ],
  "what somebody has struck out is not read as if it still held": [
    ["<p>Tea on <s>Tuesday </s>Wednesday</p>", "Tea on Wednesday"],
  ],
  "what is not safe never reaches the page": [
    ["<script>alert(1)</script>Come", "Come"],
    ['<img src="x" onerror="alert(1)">Come', "Come"],
    ["<style>p{}</style><iframe src='https://x.example'>no</iframe>Come", "Come"],
    ['<svg><a href="https://x.example">in</a></svg>Come', "Come"],
    ['<a href="javascript:alert(1)">Come</a>', "Come"],
    ['<a href="java\nscript:alert(1)">Come</a>', "Come"],
    ['<a href="data:text/html,x">Come</a>', "Come"],
    [
      '<a href="/private">Come</a> <a href="page.html">in</a> <a href="#top">now</a>',
      "Come in now",
    ],
    ["javascript:alert(1) ftp://x.example/f", "javascript:alert(1) ftp://x.example/f"],
  ],
  "a link leads where it was meant to": [
    [
      '<a href="http://www.example.org/a?b=1&amp;c=2">Menu</a>',
      "[Menu](http://www.example.org/a?b=1&c=2)",
    ],
    ['<a href=" HTTPS://Example.org/Camp ">Camp</a>', "[Camp](https://example.org/Camp)"],
    ['<a href="www.example.info/walk">Walk</a>', "[Walk](https://www.example.info/walk)"],
    [
      '<a href="mailto:hall@example.org?subject=Tea">Write</a>',
      "[Write](mailto:hall@example.org?subject=Tea)",
    ],
    ['<a href="tel:02896496012">Ring</a>', "[Ring](tel:+442896496012)"],
  ],
  "an address that a mail program has wrapped is unwrapped": [
    [
      '<a href="https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fcamp&amp;data=05%7Cruth%40kirk.example%7C&amp;reserved=0">Camp</a>',
      "[Camp](https://example.org/camp)",
    ],
    [
      "See https://eur03.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fcamp&data=05%7Cruth%40kirk.example%7C.",
      "See [https://example.org/camp](https://example.org/camp)",
    ],
  ],
  "addresses and telephone numbers in the words are links": [
    [
      "(see http://example.org/camp), or",
      "(see [http://example.org/camp](http://example.org/camp)), or",
    ],
    ["www.example.info, then", "[www.example.info](https://www.example.info/), then"],
    [
      "Ruth <ruth.hill+tea@example.org>",
      "Ruth <[ruth.hill+tea@example.org](mailto:ruth.hill+tea@example.org)>",
    ],
    [
      "<p>028&nbsp;9649&nbsp;6013, 02896496013</p>",
      "[028 9649 6013](tel:+442896496013), [02896496013](tel:+442896496013)",
    ],
    [
      "+44 (0)28 9649 6013, 00353 74 912 1234",
      "[+44 (0)28 9649 6013](tel:+442896496013), [00353 74 912 1234](tel:+353749121234)",
    ],
    [
      '<a href="https://x.example/a">Ring 028 9649 6013</a>',
      "[Ring 028 9649 6013](https://x.example/a)",
    ],
  ],
  "what only looks like one is none": [
    ["Bring tea.We meet at 7.30pm.All welcome", "Bring tea.We meet at 7.30pm.All welcome"],
    ["e.g. this, etc.and Poster.pdf, index.html", "e.g. this, etc.and Poster.pdf, index.html"],
  ],
};

describe.each(Object.entries(descriptions))("%s", (_promise, rows) => {
  test.each(rows)("%j is printed as %j", (typed, printed) => {
    expect(writeShort(readProse(typed))).toBe(printed);
  });
});

test.each([
  ['<a href="https://aid.example/a">Christian Aid</a>', "Christian Aid (https://aid.example/a)"],
  ['<a href="tel:02896496013">Ring Ruth</a>', "Ring Ruth (+442896496013)"],
  ["028 9649 6013", "028 9649 6013"],
  ["<ul><li>Hymn</li><li>Prayer<p>in silence</li></ul>", "• Hymn\n• Prayer\n  in silence"],
  ['<ol start="3"><li>Pay</li><li>Eat</li></ol>', "3. Pay\n4. Eat"],
])("%j is written as the text %j", (typed, text) => {
  expect(writeAsText(readProse(typed))).toBe(text);
});

test.each([
  ["Boys' Brigade & 3 O’Clock Club", "Boys' Brigade & 3 O’Clock Club"],
  ["<b>Carols</b> by<br>candlelight", "Carols by candlelight"],
  ["\u202eesreveR Sup\u00adper\u200b", "esreveR Supper"],
  ["👨‍👩‍👧 1½ hours… 🏴󠁧󠁢󠁷󠁬󠁳󠁿", "👨‍👩‍👧 1½ hours… 🏴󠁧󠁢󠁷󠁬󠁳󠁿"],
])("a name that is typed as %j is printed as %j", (typed, printed) => {
  expect(readName(typed, parseHtml).value).toBe(printed);
});

const off = { state: "off" } as const;
const postponed = { state: "off", note: "postponed" } as const;
const full = { state: "on", isFull: true } as const;
const doubtful = { state: "to be confirmed" } as const;

test.each<[typed: string, printed: string, status: Status]>([
  ["CANCELLED: Choir", "Choir", off],
  ["Cancelled—Choir", "Choir", off],
  ["(Cancelled) Choir", "Choir", off],
  ["Cancelled Boys' Brigade", "Boys' Brigade", off],
  ["CANCELLED – Choir – CANCELLED", "Choir", off],
  ["CANCELLED: Camp (full)", "Camp", { ...off, isFull: true }],
  ["Postponed: Choir", "Choir", postponed],
  ["Camp – FULL", "Camp", full],
  ["Sold out: Camp", "Camp", full],
  ["Walk (TBC)", "Walk", doubtful],
  ["𝐂𝐀𝐍𝐂𝐄𝐋𝐋𝐄𝐃: Choir", "Choir", off],
  ["ＣＡＮＣＥＬＬＥＤ： Choir", "Choir", off],
])("%j is the name “%s”, and its event is %j", (typed, printed, status) => {
  const name = readName(typed, parseHtml).value;
  expect(takeStatusOut(name, { state: "on" })).toEqual({ name: printed, status });
});

test.each([
  "Full Gospel Supper",
  "Choir is cancelled due to snow",
  "Cancelled- Choir",
  "C A N C E L L E D: Choir",
  "Lunch TBC",
])("“%s” is on, and stays as it was typed", (typed) => {
  expect(takeStatusOut(typed, { state: "on" })).toEqual({ name: typed, status: { state: "on" } });
});

test("what ChurchSuite has cancelled stays so, whatever doubts its name has", () => {
  expect(takeStatusOut("Walk (tbc)", off)).toEqual({ name: "Walk", status: off });
});

test("a word for a status is found anywhere in a name, so that the office can be asked", () => {
  expect(findStatusWord("Choir is Cancelled tonight")).toBe("Cancelled");
  expect(findStatusWord("A fulfilled promise")).toBe("");
});
