import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Brings a newly opened page to its top, or to the place its address names, and reads out its heading. */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const lastPathname = useRef(pathname);

  // Reaches outside React: the browser must not go back to where a page was left, because every
  // page opens at its top; but a page that is loaded again may stay where it was.
  useEffect(() => {
    const setRestoration = (restoration: ScrollRestoration) => () => {
      window.history.scrollRestoration = restoration;
    };
    const forReload = setRestoration("auto");
    setRestoration("manual")();
    window.addEventListener("pagehide", forReload);
    return () => window.removeEventListener("pagehide", forReload);
  }, []);

  // Reaches outside React: the window's scroll position and the focus. `key` is new for each visit.
  useLayoutEffect(() => {
    void key;
    const isNewPage = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    else if (isNewPage) window.scrollTo(0, 0);
    // The heading, not <main>: screen readers read a focused heading and only say "main" for the landmark.
    if (isNewPage) document.querySelector("h1")?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return null;
}
