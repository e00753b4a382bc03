/** What HTML is when it has been read: text, or an element; `href` is "" where it has none. */
export type HtmlNode = string | { tag: string; href: string; children: HtmlNode[] };

/** Reads HTML as browsers do: the browser's own parser where there is one, a library where pages are built. */
export type HtmlParser = (html: string) => HtmlNode[];
