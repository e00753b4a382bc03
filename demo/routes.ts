import type { IncomingMessage } from "node:http";
import { createAnalytics } from "./analytics.ts";
import { type Answer, page, plain, seeOther } from "./answers.ts";
import { churchSuiteRoutes } from "./church-suite-routes.ts";
import { asset, picture } from "./files.ts";
import { switchboard } from "./pages/switchboard.ts";
import { bodyOf } from "./requests.ts";
import { isFeedMood, type Switches } from "./switches.ts";

/** `part` is what the path's one group caught, such as an event's identifier. */
export type Handler = (request: IncomingMessage, part: string) => Answer | Promise<Answer>;

/** An address below /demo and what answers there. */
export type Route = { path: RegExp; get?: Handler; post?: Handler };

const SWITCH_BODY_LIMIT = 1024;

/** Every address of the stand-in, with fresh switches and nothing collected yet. */
export function createRoutes(): Route[] {
  const switches: Switches = { feed: "normal" };
  const analytics = createAnalytics();
  return [
    { path: /^\/demo\/?$/, get: () => page(switchboard(switches)) },
    { path: /^\/demo\/switch$/, post: (request) => turnSwitch(switches, request) },
    { path: /^\/demo\/style\.css$/, get: () => asset("style.css") },
    { path: /^\/demo\/icon\.svg$/, get: () => asset("icon.svg") },
    {
      path: /^\/demo\/pictures\/([a-z\d-]+_(?:lg|md|sm|thumb)\.jpg)$/,
      get: (_request, name) => picture(name),
    },
    { path: /^\/demo\/analytics$/, get: analytics.list },
    { path: /^\/demo\/analytics\/script\.js$/, get: () => asset("script.js") },
    { path: /^\/demo\/analytics\/collect$/, post: analytics.collect },
    ...churchSuiteRoutes(switches),
  ];
}

async function turnSwitch(switches: Switches, request: IncomingMessage): Promise<Answer> {
  const form = new URLSearchParams(await bodyOf(request, SWITCH_BODY_LIMIT));
  const feed = form.get("feed");
  if (!isFeedMood(feed)) return plain("There is no such switch.", 400);
  switches.feed = feed;
  return seeOther("/demo");
}
