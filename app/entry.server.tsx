import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";

// React's marks between texts and round what it may wait for. It looks for them where it brings HTML to life: in islands.
const MARKS_OUTSIDE_ISLANDS =
  /(<div data-island=.*?<script type="application\/json">)|<!--.*?-->/gs;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />);
  const html = await new Response(prelude).text();
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html.replaceAll(MARKS_OUTSIDE_ISLANDS, "$1"), { status, headers });
}
