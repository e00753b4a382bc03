// RFC 5545, 3.1: without its line break a line is no longer than this.
const OCTETS_IN_A_LINE = 75;

const inOctets = new TextEncoder();

/** Folds the lines of an .ics file anew. ts-ics counts characters, but an é takes two octets and more. */
export function foldLines(ics: string): string {
  return ics.replaceAll("\r\n ", "").split("\r\n").map(foldLine).join("\r\n");
}

function foldLine(line: string): string {
  let folded = "";
  let length = 0;
  for (const letter of line) {
    const octets = inOctets.encode(letter).length;
    if (length + octets > OCTETS_IN_A_LINE) {
      folded += "\r\n ";
      length = 1;
    }
    folded += letter;
    length += octets;
  }
  return folded;
}
