import { setTimeout } from "node:timers/promises";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { eventPage, formPage, forms, type Markup, sentPage } from "#demo/pages.ts";
import { isEvent, type ProgrammeEvent } from "#demo/programme/programme.ts";
import { calendarPage, embedFeed, isKnownCalendar } from "./feeds.ts";
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
  const showEvent = (context: Context, show: (event: ProgrammeEvent) => Markup) => {
    const event = entries()
      .filter(isEvent)
      .find(({ identifier }) => identifier === context.req.param("identifier"));
    return event ? context.html(show(event)) : context.notFound();
  };
  const app = new Hono()
    .get("/embed/calendar/json", inScenario, (context) =>
      context.json(embedFeed(entries(), originOf(context))),
    )
    .get("/-/calendar/:uuid/json", inScenario, (context) => {
      if (isKnownCalendar(context.req.param("uuid"))) {
        const page = Math.max(1, Number(context.req.query("page")) || 1);
        return context.json(calendarPage(entries(), page, originOf(context)));
      }
      const error = { message: "The embed configuration could not be found." };
      return context.json({ error }, 404);
    })
    .get("/events/:identifier", (context) => showEvent(context, eventPage))
    .post("/events/:identifier", (context) =>
      showEvent(context, ({ identifier }) => sentPage(`/events/${identifier}`)),
    );
  for (const [path, form] of Object.entries(forms)) {
    app
      .get(path, ({ html }) => html(formPage(form)))
      .post(path, ({ html }) => html(sentPage(form.next ?? path, form.framed)));
  }
  return app;
}

/** Where the visitor reached this server: "http://127.0.0.1:4173". A foreign name is not repeated. */
function originOf({ req }: Context): string {
  const { protocol, hostname, port, origin } = new URL(req.url);
  return LOCAL.test(hostname) ? origin : `${protocol}//127.0.0.1:${port}`;
}
