import { readStatus } from "./status/read-status.server.ts";

/** How the site is, as data: what the page /status says. */
export async function loader(): Promise<Response> {
  // Words are typeset for pages, with spaces at which no line ends.
  const text = JSON.stringify(await readStatus(), null, 2).replaceAll("\u00a0", " ");
  return new Response(`${text}\n`, { headers: { "Content-Type": "application/json" } });
}
