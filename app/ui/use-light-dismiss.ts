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
    const isBeside = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
      return target === element && !isInBox;
    };
    // A text may be selected from inside the box to beside it: that ends in a click there too.
    let hasBegunBeside = false;
    const begin = (press: PointerEvent) => {
      hasBegunBeside = isBeside(press);
    };
    const close = (click: MouseEvent) => {
      const isSecondOfTwo = click.detail > 1;
      if (hasBegunBeside && isBeside(click) && !isSecondOfTwo) element.close();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", close);
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("click", close);
    };
  }, [dialog]);
}
