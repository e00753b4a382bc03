/** The answer to the first request, until somebody reads it. */
let early: { url: string; response: Promise<Response>; request: AbortController } | undefined;

let watching: IntersectionObserver | undefined;

/**
 * Asks the feed of the part of the page with `data-feed` as soon as that is in view or near: the script
 * that shows the answer is long, and comes meanwhile.
 */
export function askFeedEarly(): void {
  const part = document.querySelector<HTMLElement>("[data-feed]");
  const url = part?.dataset.feed;
  if (!url) return;
  watching = new IntersectionObserver(
    (places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      stopWatching();
      const request = new AbortController();
      early = { url, response: askFeed(url, request.signal), request };
      // Whoever reads it hears of a failure.
      early.response.catch(() => {});
    },
    { rootMargin: "100% 0%" },
  );
  watching.observe(part);
}

/** The response to the request that was sent early, once; or to one that is sent now. */
export function requestFeed(url: string, signal: AbortSignal): Promise<Response> {
  stopWatching();
  if (early?.url !== url) return askFeed(url, signal);
  const { response, request } = early;
  early = undefined;
  signal.addEventListener("abort", () => request.abort());
  return response;
}

/**
 * Without headers and credentials the request stays CORS-simple: no preflight. No redirect is followed: another
 * host would hear of the visitor.
 */
function askFeed(url: string, signal: AbortSignal): Promise<Response> {
  return fetch(url, { credentials: "omit", redirect: "error", signal });
}

function stopWatching(): void {
  watching?.disconnect();
  watching = undefined;
}
