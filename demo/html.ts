/** HTML that is safe to send: made only by `html` and `trusted`. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Insert = string | number | Markup | readonly Markup[];

/** HTML with everything put into it escaped, other Markup excepted. */
export function html(pieces: TemplateStringsArray, ...inserts: Insert[]): Markup {
  return new Markup(String.raw({ raw: pieces }, ...inserts.map(escaped)));
}

/** For HTML written in this folder: never for anything a visitor sent. */
export function trusted(text: string): Markup {
  return new Markup(text);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(insert: Insert): string {
  if (insert instanceof Markup) return insert.text;
  if (typeof insert === "object") return insert.map(({ text }) => text).join("");
  return String(insert).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}
