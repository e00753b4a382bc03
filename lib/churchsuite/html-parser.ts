/** A function that parses HTML as browsers do: `parseHtmlInBrowser` or, in Node, `parseHtml` of parse-html.server.ts. */
export type HtmlParser = (html: string) => HtmlNode[];

/** A part of parsed HTML: text or an element. */
export type HtmlNode = string | HtmlElement;

/** An element with its children. */
export type HtmlElement = {
  /** The name of its tag in lower case, "a". */
  tag: string;
  /** The address of a link as somebody typed it; "" if it has none. */
  href: string;
  /** The number with which a list begins, as somebody typed it; "" if it has none. */
  start: string;
  children: HtmlNode[];
};
