import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as v from "valibot";

const MOST_VIEWS = 200;

const pageView = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ website: v.string(), url: v.string(), title: v.string(), referrer: v.string() }),
);

/**
 * Plays the analytics: keeps the newest 200 page views until the server stops. Shows them as JSON, each with the time when
 * it came, in UTC.
 */
export function playAnalytics(): Hono {
  let views: object[] = [];
  return new Hono()
    .get("/", ({ json }) => json(views))
    .post("/collect", bodyLimit({ maxSize: 8 * 1024 }), async ({ req, text, body }) => {
      const view = v.safeParse(pageView, await req.text());
      if (!view.success) return text("This is not a page view.", 400);
      views = [...views, { ...view.output, received: new Date().toISOString() }].slice(-MOST_VIEWS);
      return body(null, 204);
    });
}
