import { setTimeout } from "node:timers/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Plugin } from "vite";
import { churchTimeAt, dayOf } from "#time";
import { makeFeed, type SentEvent } from "./churchsuite/make-feed.ts";
import { answerBelow, type Middleware } from "./middleware.ts";
import {
  forms,
  makeControlPanel,
  makeEventPage,
  makeFormPage,
  switches,
} from "./stand-in-pages.ts";

/** The delay of a slow feed, in milliseconds. */
const SLOW = 8000;

/** The folder that has the files of /demo/assets and /demo/pictures. */
const root = import.meta.dirname;

/** "/assets/icon.svg" for "/demo/assets/icon.svg": the path of a file from this folder. */
const removeDemo = (address: string) => address.replace(/^\/demo/, "");

/** Puts the stand-in in front of the development server. */
export function standInBesideDevServer(): Plugin {
  return {
    name: "church-suite-stand-in",
    configureServer: ({ middlewares }) => void middlewares.use(makeStandIn()),
  };
}

/**
 * Plays ChurchSuite and the analytics for addresses under /demo. All others go to `next`. Each stand-in has its own switch
 * and its own page views.
 */
export function makeStandIn(): Middleware {
  return answerBelow("/demo", makeApp());
}

function makeApp(): Hono {
  let position = "normal";
  const app = new Hono({ strict: false });
  app.use(compress(), async (context, next) => {
    await next();
    context.header("Cache-Control", "no-store");
  });
  // A link such as /demo?slow sets the switch. That is safe, because only this computer can reach the stand-in.
  app.get("/demo", ({ req, html }) => {
    position = Object.keys(switches).find((name) => req.query(name) !== undefined) ?? position;
    return html(makeControlPanel(position));
  });
  app.use(
    "/demo/:folder{assets|pictures}/*",
    serveStatic({ root, rewriteRequestPath: removeDemo }),
  );
  app.get("/demo/churchsuite/embed/calendar/json", async (context) => {
    if (position === "fail") return context.text("The stand-in is switched to fail.", 500);
    // With `ref: false` a request that waits does not keep the program alive.
    if (position === "slow") await setTimeout(SLOW, undefined, { ref: false });
    return context.json(position === "empty" ? [] : listEvents(context));
  });
  app.get("/demo/churchsuite/events/:identifier", (context) => {
    const wanted = context.req.param("identifier");
    const event = listEvents(context).find(({ identifier }) => identifier === wanted);
    return event ? context.html(makeEventPage(event)) : context.notFound();
  });
  // What is typed into a form is never read, so nothing can be kept.
  for (const [path, form] of Object.entries(forms)) {
    app.get(`/demo/churchsuite${path}`, ({ html }) => html(makeFormPage(form)));
    // The browser asks for the page with GET, so that reloading sends nothing twice.
    app.post(`/demo/churchsuite${path}`, ({ redirect }) =>
      redirect(`/demo/churchsuite${form.next ?? path}`, 303),
    );
  }
  const views: object[] = [];
  app.use("/demo/analytics/script.js", serveStatic({ root, path: "assets/script.js" }));
  app.get("/demo/analytics", ({ json }) => json(views));
  app.post("/demo/analytics/collect", async ({ req, body }) => {
    views.push(await req.json());
    return body(null, 204);
  });
  return app;
}

/** Lists the events of today, with addresses at the origin at which the visitor has reached this server. */
function listEvents({ req }: Context): SentEvent[] {
  return makeFeed(dayOf(churchTimeAt(new Date())), new URL(req.url).origin);
}
