import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { playAnalytics } from "./analytics.ts";
import { playChurchSuite } from "./churchsuite/routes.ts";
import { makeControlPanel, makeMissingPage } from "./stand-in-pages.ts";
import { type Switch, switchNames } from "./switches.ts";

/** The policy of the stand-in's pages. They need one style sheet and no script, and only this website may frame them. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; " +
  "base-uri 'none'; frame-ancestors 'self'";

/** The folder that has the files of /demo/assets and /demo/pictures. */
const root = import.meta.dirname;

/** "/assets/icon.svg" for "/demo/assets/icon.svg": the path of a file from this folder. */
const removeDemo = (address: string) => address.replace(/^\/demo/, "");

/** Answers a request, or leaves it to `next`. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Plays ChurchSuite and the analytics for addresses under /demo. All others go to `next`. Each stand-in has
 * its own switch and its own page views.
 */
export function makeStandIn(): Middleware {
  // The development server in the same program needs the Request and Response of Node.
  const answer = getRequestListener(makeApp().fetch, { overrideGlobalObjects: false });
  return (request, response, next) => {
    if (/^\/demo(?:[/?]|$)/.test(request.url ?? "")) void answer(request, response);
    else next();
  };
}

function makeApp(): Hono {
  let position: Switch = "normal";
  const app = new Hono({ strict: false });
  app.use(compress(), async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
    context.header("X-Content-Type-Options", "nosniff");
    context.header("Content-Security-Policy", PAGE_POLICY);
  });
  // A link such as /demo?slow sets the switch. That is safe, because only this computer can reach the stand-in.
  app.get("/demo", ({ req, html }) => {
    position = switchNames.find((name) => req.query(name) !== undefined) ?? position;
    return html(makeControlPanel(position));
  });
  app.use(
    "/demo/:folder{assets|pictures}/*",
    serveStatic({ root, rewriteRequestPath: removeDemo }),
  );
  app.use("/demo/analytics/script.js", serveStatic({ root, path: "assets/script.js" }));
  app.route("/demo/analytics", playAnalytics());
  app.route(
    "/demo/churchsuite",
    playChurchSuite(() => position),
  );
  app.notFound((context) => context.html(makeMissingPage(), 404));
  app.onError((problem, context) => {
    if ("getResponse" in problem) return problem.getResponse();
    console.error(problem);
    return context.text("The stand-in has a fault: see the terminal it runs in.", 500);
  });
  return app;
}
