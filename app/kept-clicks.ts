import { hasModifier } from "./ui/has-modifier.ts";

/** What only a script can do; links to elsewhere, popovers, details and choices work without. */
const CONTROL =
  '[data-island]:not([data-hydrated]) :is(button:not([popovertarget], [commandfor]), a[href="#"], a[data-opens])';

/**
 * Keeps the last click on a control of an island that is not yet alive, brings the island to life with
 * `hydrate`, and gives the control the click then. Where that fails a link is followed as it is.
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
        control.click();
      };
      hydrate(island).then(carryOut, reportError);
    },
    true,
  );
}
