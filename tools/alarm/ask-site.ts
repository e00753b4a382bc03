import { readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { parseStatus, STATUS_FILE, type Status } from "#app/status/status.ts";
import type { Alarm } from "./alarms.ts";
import type { LivePage } from "./sample-shown.ts";

/** In milliseconds, for each file. */
const TIMEOUT = 15_000;

/** The website to look at: the one that was given, or the church's own. Throws where there is none. */
export function websiteToAsk(given: string | undefined): string {
  if (given !== undefined) {
    if (/^https?:\/\//.test(given) && URL.canParse(given)) return new URL(given).origin;
    throw new Error(`“${given}” is no address. Expected one such as https://www.ballydown.org`);
  }
  if (contentName !== "sample") return new URL(readChurch().website).origin;
  throw new Error(
    "These are the sample congregation’s words, and it has no website. npm run new-church begins your own; or name an address: npm run alarm https://www.ballydown.org",
  );
}

/** The status of a live website; or what is wrong where it has none. */
export async function askStatus(website: string): Promise<Status | Alarm> {
  const address = new URL(STATUS_FILE, website).href;
  const answer = await ask(address);
  if (typeof answer !== "string") return answer;
  const status = parseStatus(jsonIn(answer));
  if (status) return status;
  return {
    what: `${address} says nothing that could be read.`,
    toDo: "It comes with the website: publish that again, all of build/client",
  };
}

/** Every page of a live website that its sitemap names; and what is wrong with those that do not answer. */
export async function askPages(website: string): Promise<{ pages: LivePage[]; alarms: Alarm[] }> {
  const sitemap = await ask(new URL("/sitemap.xml", website).href);
  if (typeof sitemap !== "string") return { pages: [], alarms: [sitemap] };
  // The sitemap names the church's own address, wherever the site is looked at.
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const asked = await Promise.all(
    paths.map(async (path) => ({ path, html: await ask(new URL(path, website).href) })),
  );
  return {
    pages: asked.flatMap(({ path, html }) => (typeof html === "string" ? { path, html } : [])),
    alarms: asked.flatMap(({ html }) => (typeof html === "string" ? [] : html)),
  };
}

async function ask(address: string): Promise<string | Alarm> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) return await response.text();
    return silence(address, `answers ${response.status}`);
  } catch {
    return silence(address, "does not answer");
  }
}

function silence(address: string, how: string): Alarm {
  return {
    what: `${address} ${how}.`,
    toDo: "Open it in a browser. If it fails there, too, look at your host’s own page; if not, run this again",
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
