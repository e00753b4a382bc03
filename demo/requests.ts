import type { IncomingMessage } from "node:http";

const HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** The path without its query: "/demo/analytics". */
export function pathOf(request: IncomingMessage): string {
  return request.url?.split("?")[0] ?? "/";
}

/** What stands behind the question mark: "page=2". */
export function queryOf(request: IncomingMessage): URLSearchParams {
  return new URLSearchParams(request.url?.split("?")[1]);
}

/** Where the visitor reached this server: "http://127.0.0.1:4173". */
export function originOf(request: IncomingMessage): string {
  const scheme = "encrypted" in request.socket ? "https" : "http";
  const host = request.headers.host ?? "";
  return `${scheme}://${HOST.test(host) ? host : "127.0.0.1"}`;
}

/** The body as text, or nothing when it is longer than `limit` bytes. */
export async function bodyOf(request: IncomingMessage, limit: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    // Read on past the limit without keeping: breaking off would close the way to answer.
    if (length <= limit) chunks.push(chunk);
  }
  return length <= limit ? Buffer.concat(chunks).toString("utf8") : undefined;
}
