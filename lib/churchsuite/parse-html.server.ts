import type { RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { HtmlNode } from "./html-parser.ts";

/** Parses HTML as browsers do, for the build, which has no browser. */
export function parseHtml(html: string): HtmlNode[] {
  return readNodes(fromHtml(html, { fragment: true }).children);
}

function readNodes(nodes: RootContent[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element") return [];
    const { tagName, properties, children } = node;
    const href = String(properties.href ?? "");
    const start = String(properties.start ?? "");
    return [{ tag: tagName, href, start, children: readNodes(children) }];
  });
}
