import type { HtmlNode } from "./html-parser.ts";

const START_TAG = /<([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const ADDRESS = /\shref\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+)/i;

// What is made with it is parsed in a template, and never shown.
const policy = globalThis.trustedTypes?.createPolicy("description", {
  createHTML: withoutAttributes,
});

/** HTML as the visitor's browser reads it. It is neither fetched from nor shown. */
export function parseHtmlInBrowser(html: string): HtmlNode[] {
  const parsed = policy ? policy.createHTML(html) : withoutAttributes(html);
  // What is in a template is neither fetched nor run, nor is its style applied.
  const template = document.createElement("template");
  template.innerHTML = parsed;
  return nodesIn(template.content);
}

/**
 * Of attributes only the addresses of links stay: none of the others is wanted, and under our
 * Content-Security-Policy the browser complains of each style and script in them.
 */
function withoutAttributes(html: string): string {
  return html.replace(START_TAG, (tag, name) => `<${name}${ADDRESS.exec(tag)?.[0] ?? ""}>`);
}

function nodesIn({ childNodes }: Node): HtmlNode[] {
  return [...childNodes].flatMap((node): HtmlNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const href = node.getAttribute("href");
    return [{ tag: node.localName, href: href ?? "", children: nodesIn(node) }];
  });
}
