/** What HTML is when it has been read: text, or an element; `href` is "" where it has none. */
export type HtmlNode = string | { tag: string; href: string; children: HtmlNode[] };

/** The text of HTML without its tags. */
export function textOf(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : textOf(node.children))).join("");
}
