import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Some hosts send /events on to /events/. The site's own spelling is without the slash: the data of
// a page is found beside it only by that name.
const { pathname, search, hash } = window.location;
if (pathname.length > 1 && pathname.endsWith("/")) {
  window.history.replaceState(window.history.state, "", pathname.slice(0, -1) + search + hash);
}

// A fade that the next click cuts short is no fault: the browser refuses its promise, and nobody waits
// for it.
window.addEventListener("unhandledrejection", (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message)) {
    event.preventDefault();
  }
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
