import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { groupPath } from "#app/groups/group.ts";

/** As wide as all windows of groups are drawn. */
const WINDOW = 'img[width="400"]';

/** What has the name that base.css moves. */
let moving: HTMLElement | undefined;

/**
 * A group's window that is touched grows into the window of its page while one page fades into the other; by
 * Back it returns. To be called after what scrolls: only windows in view move.
 */
export function useMovingWindow(): void {
  const { pathname } = useLocation();
  const action = useNavigationType();
  const lastPath = useRef(pathname);

  // Reaches outside React: the window that is left, before the router hears of the click or of Back.
  useEffect(() => {
    const leaveByLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      move(link?.pathname.startsWith(groupPath("")) ? windowsBeside(link) : []);
    };
    const leaveByHistory = () => move(windowsFor(window.location.pathname, lastPath.current));
    window.addEventListener("click", leaveByLink, true);
    window.addEventListener("popstate", leaveByHistory);
    return () => {
      window.removeEventListener("click", leaveByLink, true);
      window.removeEventListener("popstate", leaveByHistory);
    };
  }, []);

  // Reaches outside React: the window that is arrived at.
  useLayoutEffect(() => {
    const last = lastPath.current;
    lastPath.current = pathname;
    if (moving && last !== pathname) move(windowsFor(action === "POP" ? last : "", pathname));
  }, [pathname, action]);
}

/** The windows in links to the group at the path `to`, and then the one at the head of the page at `here`. */
function windowsFor(to: string, here: string): HTMLElement[] {
  const links = document.querySelectorAll(`main a[href="${to}"]`);
  const head =
    here.startsWith(groupPath("")) && document.querySelector<HTMLElement>(`main ${WINDOW}`);
  return [...[...links].flatMap(windowsBeside), ...(head ? [head] : [])];
}

/** The window in a link, or beside it in the entry of an event. */
function windowsBeside(link: Element): HTMLElement[] {
  const entry = link.closest("article, li") ?? link;
  return [...entry.querySelectorAll<HTMLElement>(WINDOW)];
}

function move(windows: HTMLElement[]): void {
  moving?.style.removeProperty("view-transition-name");
  moving = windows.find(isInView);
  moving?.style.setProperty("view-transition-name", "group-window");
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
