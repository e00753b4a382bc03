import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Prerenders a page as HTML at build time. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(withLowPriorityScripts(html), { status, headers });
}

/**
 * Preloads scripts with low priority: a page can be read without them, so styles, fonts and pictures
 * load first. `<Scripts>` of React Router has no property for it. Replacing in the HTML is safe,
 * because React escapes `<` in text and data.
 */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
