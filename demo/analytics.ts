import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import * as v from "valibot";
import { type Markup, standInPage } from "./stand-in-page.ts";

const VIEWS_KEPT = 200;
const BODY_LIMIT = 8 * 1024;

const bodySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ website: v.string(), url: v.string(), title: v.string(), referrer: v.string() }),
);

/** One page view as the tracker sent it, and when it came (ISO 8601, UTC). */
type PageView = v.InferOutput<typeof bodySchema> & { received: string };

/** Collects page views in memory, the newest 200, until the server stops; and shows them. */
export function analytics(): Hono {
  let views: PageView[] = [];
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: (context) => context.text("A page view is at most 8 kB long.", 413),
  });
  return new Hono()
    .get("/", ({ req, json, html }) => {
      const wantsJson = req.header("Accept")?.includes("application/json");
      return wantsJson ? json(views) : html(analyticsPage(views.toReversed()));
    })
    .post("/collect", limit, async (context) => {
      const view = v.safeParse(bodySchema, await context.req.text());
      if (!view.success) return context.text("This is not a page view.", 400);
      views = [...views, { ...view.output, received: new Date().toISOString() }].slice(-VIEWS_KEPT);
      return context.body(null, 204);
    });
}

/** The page views the website has reported, newest first. */
function analyticsPage(newestFirst: PageView[]): Markup {
  const rows = newestFirst.map(
    ({ received, url, title, website }) =>
      html`<tr><td>${received}</td><td>${url}</td><td>${title}</td><td>${website}</td></tr>`,
  );
  return standInPage({
    title: "Page views",
    main: html`<p>What the website’s statistics script has reported since this server started: the page, and
nothing about who looked at it.</p>
<div class="wide" role="region" aria-label="Page views" tabindex="0"><table>
<thead><tr>${["Time (UTC)", "Page", "Title", "Website"].map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows}</tbody>
</table></div>`,
  });
}
