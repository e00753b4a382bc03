import type { RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What HTML is when it has been read: text, or an element; `href` is "" where it has none. */
export type HtmlNode = string | { tag: string; href: string; children: HtmlNode[] };

/** HTML as browsers read it, where there is none: at build time (package.json, `imports`). */
export function parseHtml(html: string): HtmlNode[] {
  return nodesOf(fromHtml(html, { fragment: true }).children);
}

function nodesOf(nodes: RootContent[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element") return [];
    const { tagName, properties, children } = node;
    return [{ tag: tagName, href: String(properties.href ?? ""), children: nodesOf(children) }];
  });
}
