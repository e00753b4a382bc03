import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

/** Writes a page as HTML, once, at build time. */
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
 * The page can be read before its script has come: style, type and pictures go first. React Router's
 * `<Scripts>` has no property for it. React writes `<` in words and data otherwise, so that only its
 * own links begin like this.
 */
function withLowPriorityScripts(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}
