import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import type { Markup } from "./html.ts";

/** What the stand-in says back. Nothing of it is kept by the browser: it may differ next time. */
export type Answer = {
  status: number;
  headers: Record<string, string>;
  body?: string | Buffer;
};

// The pages need one stylesheet and no script, and only this website may frame them.
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'self'";

// What fits into one packet arrives no sooner for being smaller.
const A_PACKET = 1400;

export function page(markup: Markup, status = 200): Answer {
  return {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": PAGE_POLICY,
    },
    body: markup.text,
  };
}

export function json(value: unknown): Answer {
  return {
    status: 200,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(value),
  };
}

export function plain(text: string, status: number): Answer {
  return { status, headers: { "Content-Type": "text/plain; charset=utf-8" }, body: text };
}

export function noContent(): Answer {
  return { status: 204, headers: {} };
}

/** After a form: the browser asks for the page with GET, so that reloading sends nothing twice. */
export function seeOther(path: string): Answer {
  return { status: 303, headers: { Location: path } };
}

export function send(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = isWorthPacking(request, answer) ? packed(answer) : answer;
  response.writeHead(status, {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}

// ChurchSuite packs what it sends, so a visit weighs what it would weigh there.
function isWorthPacking({ headers }: IncomingMessage, { body }: Answer): boolean {
  const isText = typeof body === "string" && body.length > A_PACKET;
  return isText && /\bgzip\b/.test(headers["accept-encoding"] ?? "");
}

function packed(answer: Answer): Answer {
  return {
    ...answer,
    headers: { ...answer.headers, "Content-Encoding": "gzip", Vary: "Accept-Encoding" },
    body: gzipSync(answer.body ?? ""),
  };
}
