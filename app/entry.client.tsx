import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { NOT_FOUND, resolveAddress } from "./canonical-address.ts";
import { pagePaths, pageScripts } from "./react-router-internals.ts";
import { keepClicksInTransitions } from "./view-transitions.ts";

keepClicksInTransitions();

const { pathname, search, hash } = window.location;
const resolution = resolveAddress(pathname, canonicalPath() ?? pathname, pagePaths());
if (resolution.hydrate) {
  const { rewriteTo } = resolution;
  if (rewriteTo) {
    const { state } = window.history;
    // `usr` is where React Router keeps the state of an entry.
    const kept = rewriteTo === NOT_FOUND ? { ...state, usr: { asked: pathname } } : state;
    window.history.replaceState(kept, "", rewriteTo + search + hash);
  }
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[pageScripts]} />
      </StrictMode>,
    );
  });
} else {
  window.location.replace(resolution.redirectTo + search + hash);
}

function canonicalPath(): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  return canonical ? new URL(canonical.href).pathname : undefined;
}
