import fc from "fast-check";

/** Tags that stand within a line. */
const inlineTags = ["b", "strong", "em", "span", "font", "u"];
/** What nobody sees, some of it often: it may stand behind any character. */
const invisible = [
  "",
  "",
  "",
  "\u200b",
  "\u00ad",
  "&shy;",
  "\u2060",
  "<wbr>",
  "<!-- x -->",
  "\ufeff",
];
/** Ways in which a space may be typed. */
const spaces = [
  " ",
  "&nbsp;",
  "\u00a0",
  "\u2009",
  "&emsp;",
  "  ",
  "\t",
  "\u202f",
  "&#160;",
  "\u3000",
];
/** What may stand before a text, and behind it. */
const surroundings = [
  ["<p>", "</p>"],
  ["<div><p>", "</p></div>"],
  ["<ul><li>", "</li></ul>"],
  ["<table><tr><td>", "</td></tr></table>"],
  ["<h2>", "</h2>"],
  ["<p>Come, all of you: ", " – God bless.</p>"],
  ["<p>Bring a Bible.<br>", "<br>All are welcome.</p>"],
] as const;

/** Writes a character in some way in which HTML may hold it: itself or an entity, and something invisible behind it. */
function writeCharacter(character: string): fc.Arbitrary<string> {
  const code = character.codePointAt(0) ?? 0;
  return fc.tuple(fc.nat(9), fc.constantFrom(...invisible)).map(([way, behind]) => {
    if (character === "&") return `&amp;${behind}`;
    if (character === "<") return `&lt;${behind}`;
    if (way === 0) return `&#${code};${behind}`;
    if (way === 1) return `&#x${code.toString(16)};${behind}`;
    return character + behind;
  });
}

/** Writes a text in random HTML: characters as entities, odd spaces, and tags round any part of it. */
export function writeInMarkup(text: string): fc.Arbitrary<string> {
  const characters = [...text].map((character) => {
    if (character === "\n") return fc.constantFrom("<br>", "</p><p>", "<br/>\r\n");
    return character === " " ? fc.constantFrom(...spaces) : writeCharacter(character);
  });
  const tags = fc.array(fc.tuple(fc.nat(text.length), fc.constantFrom(...inlineTags)), {
    maxLength: 4,
  });
  const addresses = fc.constantFrom("", "https://www.kilmorran.example/prayer");
  return fc
    .tuple(fc.tuple(...characters), fc.constantFrom(...surroundings), tags, addresses)
    .map(([written, [before, behind], tagsByPlace, address]) => {
      const parts = [...written];
      for (const [place, tag] of tagsByPlace) {
        const part = parts[place];
        const endsLine = part !== undefined && /<\/?p|<br/.test(part);
        if (part && !endsLine) parts[place] = `<${tag}>${part}</${tag}>`;
      }
      const words = parts.join("");
      const linkedWords = address ? `<a href="${address}">${words}</a>` : words;
      return before + linkedWords + behind;
    });
}
