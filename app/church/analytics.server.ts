import { isStandIn } from "#app/stand-in.server.ts";
import { readChurch } from "./church-facts.server.ts";

/** The address of the tracker's script, and the site's id in it. */
export type Analytics = { script: string; site: string };

/** Null where the church counts nothing. */
export function readAnalytics(): Analytics | null {
  if (isStandIn) return { script: "/demo/analytics/script.js", site: "stand-in" };
  const { analytics } = readChurch();
  return analytics ?? null;
}
