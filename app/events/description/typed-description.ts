/**
 * A description as it was typed, HTML or plain text. The way into a private meeting may stand in it, so
 * it cannot be printed or turned into JSON: its text comes out through `readDescription` only.
 */
export class TypedDescription {
  readonly #text: string;
  readonly #joinLink: string;
  /** The key in the cache; what was typed cannot be read from it. */
  readonly hash: string;
  /** Whether reading it takes the HTML parser: it has a tag or an entity. */
  readonly isHtml: boolean;

  /** `joinLink` is the event's own, to be redacted whatever host it is on. */
  constructor(text: string, joinLink = "") {
    this.#text = text;
    this.#joinLink = joinLink;
    this.hash = hashOf(`${text}\n${joinLink}`);
    this.isHtml = HTML.test(text);
  }

  /** For read-description.ts, which redacts. It has a file of its own because only who opens an event needs it. */
  readWith<Reading>(read: (text: string, joinLink: string) => Reading): Reading {
    return read(this.#text, this.#joinLink);
  }
}

const HTML = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** The length of a text and a checksum of it (FNV-1a, 32 bits). */
function hashOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}.${(sum >>> 0).toString(36)}`;
}
