import { GIVE_UP_AFTER, MOST_PAGES } from "#app/events/feed/fetch-feed.ts";
import { type Answer, eventsPageIn, type Reply } from "./answer.ts";

/**
 * Asks a feed as a visitor's browser would, all its pages included, but follows no redirect. `origin`
 * is the website that would like to read it; `patience` is in milliseconds.
 */
export async function askFeed(
  address: URL,
  origin: string,
  patience = GIVE_UP_AFTER,
): Promise<Answer> {
  const signal = AbortSignal.timeout(patience);
  const askedAt = performance.now();
  const askPage = (page: number) => ask(onPage(address, page), origin, signal);
  try {
    const first = await askPage(1);
    const others: Promise<Reply>[] = [];
    const pages = first.status === 200 ? (eventsPageIn(first)?.page.pages ?? 1) : 1;
    for (let page = 2; page <= Math.min(pages, MOST_PAGES); page++) others.push(askPage(page));
    const replies: [Reply, ...Reply[]] = [first, ...(await Promise.all(others))];
    return { came: "pages", pages: replies, seconds: (performance.now() - askedAt) / 1000 };
  } catch (problem) {
    if (signal.aborted) return { came: "too late", patience: patience / 1000 };
    return { came: "nothing", because: reasonOf(problem) };
  }
}

function onPage(address: URL, page: number): URL {
  const asked = new URL(address);
  if (page > 1) asked.searchParams.set("page", String(page));
  return asked;
}

async function ask(address: URL, origin: string, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(address, { redirect: "manual", headers: { origin }, signal });
  const { status, headers } = response;
  return {
    status,
    sentTo: headers.get("location"),
    allows: headers.get("access-control-allow-origin"),
    isChallenge: headers.get("cf-mitigated") === "challenge",
    json: jsonIn(await response.text()),
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** "ENOTFOUND", "ECONNREFUSED", or what else the network says of itself. */
function reasonOf(problem: unknown): string {
  const cause = problem instanceof Error ? (problem.cause ?? problem) : problem;
  if (!(cause instanceof Error)) return String(cause);
  return "code" in cause && cause.code ? String(cause.code) : cause.message;
}
