import { hasModifier } from "./ui/has-modifier.ts";

/** How long a click waits for an island to come to life before it does without, in milliseconds. */
const PATIENCE = 5000;

/** What only a script can do; links to elsewhere, popovers, details and choices work without. */
const CONTROL =
  '[data-island]:not([data-hydrated]) :is(button:not([popovertarget], [commandfor]), a[href="#"], a[data-opens])';

/**
 * Keeps the last click on a control of an island that is not yet alive, brings the island to life with
 * `hydrate`, and gives the control the click then. Where that fails, takes too long or takes the control away,
 * the link of the control's event is followed, which leads to the same details.
 */
export function keepEarlyClicks(hydrate: (island: HTMLElement) => Promise<void>): void {
  let last: HTMLElement | undefined;
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>(CONTROL);
      const island = control?.closest<HTMLElement>("[data-island]");
      if (!control || !island || hasModifier(event)) return;
      event.preventDefault();
      event.stopPropagation();
      last = control;
      const carryOut = () => {
        if (last !== control) return;
        last = undefined;
        // In an island that had to be written anew, as in a translated page, the control is another.
        if (island.matches("[data-hydrated]") && control.isConnected) return control.click();
        const link = control.closest("article")?.querySelector<HTMLAnchorElement>("[data-opens]");
        if (link) window.location.assign(link.href);
      };
      hydrate(island).then(carryOut, carryOut);
      setTimeout(carryOut, PATIENCE);
    },
    true,
  );
}
