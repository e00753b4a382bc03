import { setTimeout } from "node:timers/promises";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { churchTimeAt, type Day, dayOf } from "#time";
import { forms, makeEventPage, makeFormPage } from "#tools/dev/stand-in-pages.ts";
import type { Switch } from "#tools/dev/switches.ts";
import { makeFeed } from "./make-feed.ts";

/** The delay of a slow feed, in milliseconds. */
const SLOW = 8000;

/** Plays ChurchSuite: answers its addresses. It never reads what is typed into a form, so nothing can be kept. */
export function playChurchSuite(readSwitch: () => Switch): Hono {
  const obeySwitch: MiddlewareHandler = async (context, next) => {
    const position = readSwitch();
    if (position === "fail") return context.text("The stand-in is switched to fail.", 500);
    // With `ref: false` a request that waits does not keep the program alive.
    if (position === "slow") await setTimeout(SLOW, undefined, { ref: false });
    return next();
  };
  const app = new Hono()
    .get("/embed/calendar/json", obeySwitch, (context) => {
      const events = makeFeed(today(), originOf(context));
      return context.json(readSwitch() === "empty" ? [] : events);
    })
    .get("/events/:identifier", (context) => {
      const wantedIdentifier = context.req.param("identifier");
      const event = makeFeed(today(), originOf(context)).find(
        ({ identifier }) => identifier === wantedIdentifier,
      );
      return event ? context.html(makeEventPage(event)) : context.notFound();
    });
  for (const [path, form] of Object.entries(forms)) {
    app.get(path, ({ html }) => html(makeFormPage(form)));
    // The browser asks for the page with GET, so that reloading sends nothing twice.
    app.post(path, ({ redirect }) => redirect(`/demo/churchsuite${form.next ?? path}`, 303));
  }
  return app;
}

function today(): Day {
  return dayOf(churchTimeAt(new Date()));
}

/** The origin at which the visitor has reached this server: "http://localhost:4173". */
function originOf({ req }: Context): string {
  return new URL(req.url).origin;
}
