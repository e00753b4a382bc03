import type { HtmlNode } from "./html-parser.ts";

const START_TAG = /<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const NEEDED = /\s(?:href|start)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

// A page's Content-Security-Policy may allow HTML only from named Trusted Types policies, and this is one of them. What it
// makes is never shown.
const policy = globalThis.trustedTypes?.createPolicy("description", {
  createHTML: withoutAttributes,
});

/** Parses HTML as the visitor's browser does. Nothing in it is fetched, run or shown. */
export function parseHtmlInBrowser(html: string): HtmlNode[] {
  const parsed = policy ? policy.createHTML(html) : withoutAttributes(html);
  // In a template a browser fetches nothing, runs nothing and applies no style.
  const template = document.createElement("template");
  template.innerHTML = parsed;
  return readNodes(template.content);
}

/**
 * Takes out all attributes but the addresses of links and the first numbers of lists. Nothing needs the others, and under a
 * Content-Security-Policy the browser complains about each style and script in them.
 */
function withoutAttributes(html: string): string {
  return html.replace(START_TAG, (tag, name) => `<${name}${NEEDED.exec(tag)?.[0] ?? ""}>`);
}

function readNodes({ childNodes }: Node): HtmlNode[] {
  return [...childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const href = node.getAttribute("href") ?? "";
    const start = node.getAttribute("start") ?? "";
    return [{ tag: node.localName, href, start, children: readNodes(node) }];
  });
}
