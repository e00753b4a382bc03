import { setTimeout } from "node:timers/promises";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { readChurch } from "#app/content-loader/church.server.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { eventPage, formPage, forms } from "#demo/pages.ts";
import { isEvent } from "#demo/programme/programme.ts";
import { calendarPage, embedFeed, SAMPLE_CALENDAR } from "./feeds.ts";
import { answerInstead, entriesIn, type Scenario } from "./scenarios.ts";

// Names of this computer, or its number in the network.
const LOCAL = /^(?:localhost|[\d.]+|\[[\da-f:]+\])$/i;

/** The addresses ChurchSuite has. No form's answers are read, so none can be kept. */
export function churchSuite(scenarioNow: () => Scenario): Hono {
  const entries = () => entriesIn(scenarioNow(), churchTimeAt(new Date()));
  const inScenario: MiddlewareHandler = async (context, next) => {
    const scenario = scenarioNow();
    if (scenario.shared !== false) context.header("Access-Control-Allow-Origin", "*");
    // A visitor who waits must not keep a stopped server alive.
    await setTimeout((scenario.seconds ?? 0) * 1000, undefined, { ref: false });
    return answerInstead(scenario, context) ?? next();
  };
  const app = new Hono()
    .get("/embed/calendar/json", inScenario, (context) =>
      context.json(embedFeed(entries(), originOf(context))),
    )
    .get("/-/calendar/:uuid/json", inScenario, (context) => {
      // The sample, or the one the church has written down.
      const known = [SAMPLE_CALENDAR, readChurch().churchsuite?.calendar];
      if (known.includes(context.req.param("uuid"))) {
        const page = Math.max(1, Number(context.req.query("page")) || 1);
        return context.json(calendarPage(entries(), page, originOf(context)));
      }
      const error = { message: "The embed configuration could not be found." };
      return context.json({ error }, 404);
    })
    .get("/events/:identifier", (context) => {
      const wanted = context.req.param("identifier");
      const event = entries()
        .filter(isEvent)
        .find(({ identifier }) => identifier === wanted);
      return event ? context.html(eventPage(event)) : context.notFound();
    })
    // The browser asks for the page with GET, so that reloading sends nothing twice.
    .post("/events/:identifier", ({ req, redirect }) => redirect(req.path, 303));
  for (const [path, form] of Object.entries(forms)) {
    const next = `/demo/churchsuite${form.next ?? path}`;
    app.get(path, ({ html }) => html(formPage(form)));
    app.post(path, ({ redirect }) => redirect(next, 303));
  }
  return app;
}

/** Where the visitor reached this server: "http://127.0.0.1:4173". A foreign name is not repeated. */
function originOf({ req }: Context): string {
  const { protocol, hostname, port, origin } = new URL(req.url);
  return LOCAL.test(hostname) ? origin : `${protocol}//127.0.0.1:${port}`;
}
