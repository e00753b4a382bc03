import type { IncomingMessage, ServerResponse } from "node:http";
import { type Answer, page, plain, send } from "./answers.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { pathOf } from "./requests.ts";
import { createRoutes, type Handler, type Route } from "./routes.ts";

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Plays ChurchSuite and the visitor statistics for everything under /demo; other paths go to
 * `next`. Each call makes one stand-in with its own switches and its own memory.
 */
export function churchSuiteStandIn(): Middleware {
  const routes = createRoutes();
  return (request, response, next) => {
    const path = pathOf(request);
    if (path !== "/demo" && !path.startsWith("/demo/")) return next();
    answerFrom(routes, request, path)
      .catch((problem: unknown) => {
        console.error(problem);
        return plain("The stand-in has a fault: see the terminal it runs in.", 500);
      })
      .then((answer) => send(request, response, answer));
  };
}

async function answerFrom(
  routes: Route[],
  request: IncomingMessage,
  path: string,
): Promise<Answer> {
  for (const route of routes) {
    const match = route.path.exec(path);
    if (!match) continue;
    const handlers = handlersOf(route);
    const handler = handlers.get(request.method ?? "");
    return handler ? handler(request, match[1] ?? "") : methodNotAllowed([...handlers.keys()]);
  }
  return page(notFoundPage(), 404);
}

function handlersOf({ get, post }: Route): Map<string, Handler> {
  const handlers = new Map<string, Handler>();
  // Node leaves out the body when it is asked for the head alone.
  if (get) handlers.set("GET", get).set("HEAD", get);
  if (post) handlers.set("POST", post);
  return handlers;
}

function methodNotAllowed(methods: string[]): Answer {
  const allowed = methods.join(", ");
  const answer = plain(`This address answers ${allowed}.`, 405);
  return { ...answer, headers: { ...answer.headers, Allow: allowed } };
}
