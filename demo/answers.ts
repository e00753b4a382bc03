import type { ServerResponse } from "node:http";
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

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...answer.headers,
  });
  response.end(answer.body);
}
