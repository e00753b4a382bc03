import { expect, test } from "vitest";
import { writeAsText } from "./plain-text.ts";
import type { Inline, Prose } from "./prose.ts";

const paragraph = (...words: Inline[]): Prose[number] => ({ kind: "paragraph", words });
const link = (words: string, href: string): Inline => ({ kind: "link", href, words: [words] });

test("paragraphs have an empty line between them, and line breaks are kept", () => {
  const stressed: Inline = {
    kind: "strong",
    words: ["and ", { kind: "emphasis", words: ["tea"] }],
  };
  expect(
    writeAsText([paragraph("Soup ", stressed, { kind: "break" }, "Noon."), paragraph("Come!")]),
  ).toBe("Soup and tea\nNoon.\n\nCome!");
});

test("a link is followed by its address, unless that is what it says already", () => {
  const text = writeAsText([
    paragraph(link("Christian Aid", "https://www.christianaid.example/")),
    paragraph(link("www.aid.example", "https://www.aid.example/")),
    paragraph(link("office@aid.example", "mailto:office@aid.example")),
    paragraph(link("028 9649 6013", "tel:+442896496013")),
    paragraph(link("Ring Ruth", "tel:+442896496013")),
  ]);
  expect(text).toBe(
    "Christian Aid (https://www.christianaid.example/)\n\nwww.aid.example\n\noffice@aid.example\n\n028 9649 6013\n\nRing Ruth (+442896496013)",
  );
});

test("the entries of a list keep their bullets and numbers", () => {
  const entries = [[paragraph("Hymn")], [paragraph("Prayer"), paragraph("in silence")]];
  expect(writeAsText([{ kind: "list", ordered: false, entries }])).toBe(
    "• Hymn\n• Prayer\n  in silence",
  );
  expect(writeAsText([{ kind: "list", ordered: true, entries }])).toMatch(/^1\. Hymn\n2\. Prayer/);
});
