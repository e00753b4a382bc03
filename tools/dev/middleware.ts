import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";

/** Answers a request, or leaves it to `next`. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Lets an application answer for a path such as /demo and for all below it. */
export function answerBelow(path: string, app: Hono): Middleware {
  // A development server in the same program needs the Request and Response of Node.
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    const [asked = ""] = (request.url ?? "").split("?");
    if (asked === path || asked.startsWith(`${path}/`)) void answer(request, response);
    else next();
  };
}
