import { type RefObject, useEffect } from "react";

/**
 * Closes a dialog when its backdrop is clicked, in browsers that do not know `closedby` yet (Safari).
 * A click on the backdrop is a click on the dialog, outside its box.
 */
export function useLightDismiss(dialog: RefObject<HTMLDialogElement | null>) {
  // Reaches outside React: `closedby` is a feature of the browser, and its backdrop no element.
  useEffect(() => {
    if ("closedBy" in HTMLDialogElement.prototype) return;
    const element = dialog.current;
    const close = ({ target, clientX, clientY }: MouseEvent) => {
      if (target !== element || !element) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
      if (isBeside) element.close();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
  }, [dialog]);
}
