import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { resolveAddress } from "./canonical-address.ts";
import { pagePaths, pageScripts } from "./react-router-internals.ts";
import { skipNextViewTransition } from "./skip-view-transition.ts";

// React Router starts a view transition and leaves its `ready` alone (`RouterProvider`, in
// react-router/lib/components.tsx): the browser rejects it when the next click cuts the fade short.
window.addEventListener("unhandledrejection", (event) => {
  const { reason } = event;
  const isSkippedTransition =
    reason instanceof DOMException &&
    reason.name === "AbortError" &&
    /transition/i.test(reason.message);
  if (isSkippedTransition) event.preventDefault();
});

const { pathname, search, hash } = window.location;
const arrival = resolveAddress(pathname, writtenFor() ?? pathname, pagePaths());
if (arrival.show) {
  if (arrival.as) window.history.replaceState(window.history.state, "", arrival.as + search + hash);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[pageScripts]} />
      </StrictMode>,
    );
  });
} else {
  skipNextViewTransition();
  window.location.replace(arrival.goTo + search + hash);
}

/** The path that the document names as its own. */
function writtenFor(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical ? new URL(canonical.href).pathname : undefined;
}
