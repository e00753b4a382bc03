import { setTimeout } from "node:timers/promises";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { churchTimeAt, type Day, dayOf } from "#time";
import { eventPage, formPage, forms } from "#tools/dev/stand-in-pages.ts";
import type { Switch } from "#tools/dev/switches.ts";
import { calendarFeedOn, embedFeedOn } from "./recorded-feeds.ts";

/** In milliseconds. */
const SLOW = 8000;

/** The addresses that ChurchSuite has. No form's answers are read, so none can be kept. */
export function churchSuite(switchNow: () => Switch): Hono {
  const asSwitched: MiddlewareHandler = async (context, next) => {
    const now = switchNow();
    if (now === "fail") return context.text("The stand-in is switched to fail.", 500);
    // A visitor who waits must not keep a stopped server alive.
    if (now === "slow") await setTimeout(SLOW, undefined, { ref: false });
    return next();
  };
  const app = new Hono()
    .get("/embed/calendar/json", asSwitched, (context) => {
      const events = embedFeedOn(today(), originOf(context));
      return context.json(switchNow() === "empty" ? [] : events);
    })
    .get("/-/calendar/:uuid/json", asSwitched, (context) => {
      const feed = calendarFeedOn(today(), originOf(context));
      return context.json(switchNow() === "empty" ? { ...feed, events: [] } : feed);
    })
    .get("/events/:identifier", (context) => {
      const wanted = context.req.param("identifier");
      const event = embedFeedOn(today(), originOf(context)).find(
        ({ identifier }) => identifier === wanted,
      );
      return event ? context.html(eventPage(event)) : context.notFound();
    });
  for (const [path, form] of Object.entries(forms)) {
    app.get(path, ({ html }) => html(formPage(form)));
    // The browser asks for the page with GET, so that reloading sends nothing twice.
    app.post(path, ({ redirect }) => redirect(`/demo/churchsuite${form.next ?? path}`, 303));
  }
  return app;
}

function today(): Day {
  return dayOf(churchTimeAt(new Date()));
}

/** Where the visitor reached this server: "http://localhost:4173". */
function originOf({ req }: Context): string {
  return new URL(req.url).origin;
}
