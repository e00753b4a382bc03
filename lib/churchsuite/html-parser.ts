/** Reads HTML as browsers do: `parseHtmlInBrowser`, or in Node `parseHtml` of parse-html.server.ts. */
export type HtmlParser = (html: string) => HtmlNode[];

/** What HTML is when it has been read: text, or an element. */
export type HtmlNode = string | HtmlElement;

type HtmlElement = {
  /** The name of its tag in lower case, "a". */
  tag: string;
  /** The address of a link as it was typed; "" if it has none. */
  href: string;
  children: HtmlNode[];
};
