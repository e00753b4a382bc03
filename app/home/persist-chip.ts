import { painted } from "#app/ui/when-idle.ts";
import { moveWindows } from "./move-windows.ts";

export const NOT_IN_SLUG = /[^\p{L}\p{M}\p{N}]+/gu;

/** A chip's name as it stands in an address: "60-and-over" for "60 and over". */
export function chipSlug(name: string): string {
  return name.toLowerCase().replaceAll(NOT_IN_SLUG, "-");
}

export const FIND_YOUR_PLACE = "find-your-place";

/**
 * Persists the chip of who is asking in the address, as in ?for=primary, and says how many groups there
 * are for them. What was chosen before this script came counts, too.
 */
export function persistChip(): void {
  const wall = document.getElementById(FIND_YOUR_PLACE);
  const early = wall?.querySelector<HTMLInputElement>(":checked");
  if (!wall || !early) return;

  const tell = ({ dataset: { groups = "" } }: HTMLInputElement) => {
    const status = wall.querySelector("[role=status]");
    if (status) status.textContent = groups;
  };

  const asked = new URLSearchParams(window.location.search).get("for") ?? "";
  if (early.dataset.slug !== chipSlug(asked)) putInAddress(early);
  tell(early);

  let chosen = early;
  wall.addEventListener("change", async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    moveWindows(wall, chosen.value, target);
    chosen = target;
    // A new address makes the browser look at every link again: first the windows are to be seen.
    await painted();
    if (!target.checked) return;
    putInAddress(target);
    tell(target);
  });

  // Back from a group shows the wall again.
  wall.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest("a[href^='/']");
    if (link) replaceAddress(window.location.search);
  });
}

function putInAddress({ dataset: { slug } }: HTMLInputElement): void {
  replaceAddress(slug ? `?for=${encodeURIComponent(slug)}` : "");
}

function replaceAddress(search: string): void {
  const { history, location } = window;
  history.replaceState(history.state, "", `${location.pathname}${search}#${FIND_YOUR_PLACE}`);
}
