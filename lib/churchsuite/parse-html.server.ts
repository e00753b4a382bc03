import type { RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { HtmlNode } from "./html-parser.ts";

/** Parses HTML as browsers do, where there is no browser: when pages are built. */
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
