/** The answers to the first requests, by their feed's address, until somebody reads them. */
const early = new Map<string, { response: Promise<Response>; request: AbortController }>();

let watching: IntersectionObserver | undefined;

/** Asks the feed of each part with `data-feed` as soon as that is near: the script that shows it is long, and comes meanwhile. */
export function askFeedEarly(): void {
  watching = new IntersectionObserver(
    (parts) => {
      for (const { isIntersecting, target } of parts) {
        const feed = target.getAttribute("data-feed");
        if (!isIntersecting || !feed || early.has(feed)) continue;
        watching?.unobserve(target);
        const request = new AbortController();
        const response = askFeed(feed, request.signal);
        // Whoever reads it hears of a failure.
        response.catch(() => {});
        early.set(feed, { response, request });
      }
    },
    { rootMargin: "100% 0%" },
  );
  for (const part of document.querySelectorAll("[data-feed]")) watching.observe(part);
}

/** The response to the request that was sent early, once; or to one that is sent now. */
export function requestFeed(url: string, signal: AbortSignal): Promise<Response> {
  const sent = early.get(url);
  // What asks by itself is not asked for early any more.
  watching?.disconnect();
  if (!sent) return askFeed(url, signal);
  early.delete(url);
  signal.addEventListener("abort", () => sent.request.abort());
  return sent.response;
}

/** Without headers it needs no preflight; no redirect is followed, of which another host would hear. */
function askFeed(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: "omit", redirect: "error", signal });
}
