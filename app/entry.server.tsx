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
  // The page can be read before its script has come: style, type and pictures go first.
  const calm = html.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  return new Response(calm, { status, headers });
}
