import type { ChurchFacts } from "./church-facts.server.ts";
import { isStandIn } from "./settings.server.ts";

/** What a page needs to know of the church's analytics, which count page views. */
export type Analytics = {
  /** The address of the script that reports page views. */
  script: string;
  /** The name by which the analytics know this site. */
  site: string;
};

/** Reads which analytics the church uses; null if it counts nothing. */
export function readAnalytics({ analytics }: ChurchFacts): Analytics | null {
  if (isStandIn()) return { script: "/demo/analytics/script.js", site: "stand-in" };
  return analytics ?? null;
}
