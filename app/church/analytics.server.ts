import type { ChurchFacts } from "./church-facts.server.ts";
import { isStandIn } from "./settings.server.ts";

/** The address of the tracker's script, and the site's id in it. */
export type Analytics = { script: string; site: string };

/** What counts page views; null if the church counts nothing. */
export function readAnalytics({ analytics }: ChurchFacts): Analytics | null {
  if (isStandIn()) return { script: "/demo/analytics/script.js", site: "stand-in" };
  return analytics ?? null;
}
