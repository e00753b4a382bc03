import { expect, test } from "vitest";
import { writeAsText } from "./plain-text.ts";
import type { Block, Inline } from "./prose.ts";

function paragraph(...words: Inline[]): Block {
  return { kind: "paragraph", words };
}

function link(words: string, href: string): Inline {
  return { kind: "link", href, words: [words] };
}

test("paragraphs have an empty line between them, and line breaks are kept", () => {
  const stressed: Inline = {
    kind: "strong",
    words: ["and ", { kind: "emphasis", words: ["tea"] }],
  };
  const soup = paragraph("Soup ", stressed, { kind: "break" }, "Noon.");
  expect(writeAsText([soup, paragraph("Come!")])).toBe("Soup and tea\nNoon.\n\nCome!");
});

test("a link is followed by its address, unless that is what it says already", () => {
  const lines = [
    link("Christian Aid", "https://www.christianaid.example/"),
    link("Ring Ruth", "tel:+442896496013"),
    link("www.aid.example", "https://www.aid.example/"),
    link("office@aid.example", "mailto:office@aid.example"),
    link("028 9649 6013", "tel:+442896496013"),
  ].map((words) => writeAsText([paragraph(words)]));
  expect(lines).toEqual([
    "Christian Aid (https://www.christianaid.example/)",
    "Ring Ruth (+442896496013)",
    "www.aid.example",
    "office@aid.example",
    "028 9649 6013",
  ]);
});

test("the entries of a list keep their bullets and numbers", () => {
  const entries = [[paragraph("Hymn")], [paragraph("Prayer"), paragraph("in silence")]];
  expect(writeAsText([{ kind: "list", ordered: false, entries }])).toBe(
    "• Hymn\n• Prayer\n  in silence",
  );
  expect(writeAsText([{ kind: "list", ordered: true, entries }])).toMatch(/^1\. Hymn\n2\. Prayer/);
});
