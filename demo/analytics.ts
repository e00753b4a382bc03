import type { IncomingMessage } from "node:http";
import * as v from "valibot";
import { type Answer, json, noContent, page, plain } from "./answers.ts";
import { analyticsPage } from "./pages/analytics-page.ts";
import { bodyOf } from "./requests.ts";

const VIEWS_KEPT = 200;
const BODY_LIMIT = 8 * 1024;

const pageViewSchema = v.object({
  website: v.string(),
  url: v.string(),
  title: v.string(),
  referrer: v.string(),
});
const bodySchema = v.pipe(v.string(), v.parseJson(), pageViewSchema);

/** One page view as the tracker sent it, and when it came (ISO 8601, UTC). */
export type PageView = v.InferOutput<typeof pageViewSchema> & { received: string };

/** Collects page views in memory: the newest 200, until the server stops. */
export function createAnalytics() {
  let views: PageView[] = [];

  return {
    async collect(request: IncomingMessage): Promise<Answer> {
      const body = await bodyOf(request, BODY_LIMIT);
      if (body === undefined) return plain("A page view is at most 8 kB long.", 413);
      const view = v.safeParse(bodySchema, body);
      if (!view.success) return plain("This is not a page view.", 400);
      views = [...views, { ...view.output, received: new Date().toISOString() }].slice(-VIEWS_KEPT);
      return noContent();
    },

    list(request: IncomingMessage): Answer {
      const wantsJson = request.headers.accept?.includes("application/json") ?? false;
      return wantsJson ? json(views) : page(analyticsPage(views.toReversed()));
    },
  };
}
