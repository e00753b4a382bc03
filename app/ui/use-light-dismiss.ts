import { type RefObject, useEffect } from "react";

/**
 * Closes a dialog when its backdrop is clicked: one without `closedby="any"`, or in a browser that does
 * not know it yet (Safari). Unlike the browser, it lets the second click of a double click pass, which
 * meets the backdrop of what the first has opened. A click there is a click on the dialog, outside its box.
 */
export function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>) {
  // Reaches outside React: the backdrop is no element of the page.
  useEffect(() => {
    const element = dialog.current;
    if (!element || ("closedBy" in element && element.closedBy === "any")) return;
    const close = ({ target, clientX, clientY, detail }: MouseEvent) => {
      const isSecondOfTwo = detail > 1;
      if (target !== element || isSecondOfTwo) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (isBeside) element.close();
    };
    element.addEventListener("click", close);
    return () => element.removeEventListener("click", close);
  }, [dialog]);
}
