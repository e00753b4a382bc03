import { type Context, Hono } from "hono";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { entriesIn, isEvent } from "#demo/programme/feed-entries.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import type { Markup } from "#demo/stand-in-page.ts";
import { calendarPage, isKnownCalendar } from "./calendar-feed.ts";
import { embedFeed } from "./embed-feed.ts";
import { bookedPage, eventPage, formPage, forms, sentPage } from "./pages.ts";
import { answerIn, type Scenario } from "./scenarios.ts";

// Names of this computer, or its number in the network.
const LOCAL = /^(?:localhost|[\d.]+|\[[\da-f:]+\])$/i;

/** The addresses ChurchSuite has. No form's answers are read, so none can be kept. */
export function churchSuite(scenarioNow: () => Scenario): Hono {
  const entries = () => entriesIn(scenarioNow(), churchTimeAt(new Date()));
  const showEvent = (context: Context, show: (event: ProgrammeEvent) => Markup) => {
    const identifier = context.req.param("identifier");
    const event = entries()
      .filter(isEvent)
      .find((event) => event.identifier === identifier);
    return event ? context.html(show(event)) : context.notFound();
  };
  const app = new Hono()
    .get("/embed/calendar/json", (context) =>
      answerIn(scenarioNow(), context, () => context.json(embedFeed(entries(), originOf(context)))),
    )
    .get("/-/calendar/:uuid/json", (context) =>
      answerIn(scenarioNow(), context, () => {
        if (isKnownCalendar(context.req.param("uuid"))) {
          return context.json(calendarPage(entries(), pageWanted(context), originOf(context)));
        }
        const error = { message: "The embed configuration could not be found." };
        return context.json({ error }, 404);
      }),
    )
    .get("/events/:identifier", (context) => showEvent(context, eventPage))
    .post("/events/:identifier", (context) => showEvent(context, bookedPage));
  for (const [path, form] of Object.entries(forms)) {
    app
      .get(path, (context) => context.html(formPage(form)))
      .post(path, (context) => context.html(sentPage(form)));
  }
  return app;
}

/** Where the visitor reached this server: "http://127.0.0.1:4173". A foreign name is not repeated. */
function originOf({ req }: Context): string {
  const { protocol, hostname, port, origin } = new URL(req.url);
  return LOCAL.test(hostname) ? origin : `${protocol}//127.0.0.1:${port}`;
}

function pageWanted({ req }: Context): number {
  const page = Number(req.query("page"));
  return Number.isInteger(page) && page > 0 ? page : 1;
}
