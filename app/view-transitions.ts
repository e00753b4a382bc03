/**
 * While one page fades into the next, the browser gives every click to <html>. This ends the fade at the
 * press, and gives the click to the link or button that was pressed.
 */
export function keepClicksInTransitions(): void {
  let pressed: Element | null = null;
  window.addEventListener("pointerdown", (event) => (pressed = controlUnder(event)), true);
  window.addEventListener(
    "click",
    (event) => {
      if (event.target !== document.documentElement) return;
      const control = controlUnder(event);
      // Another page may have come between the press and the click.
      if (control === pressed) control?.dispatchEvent(new MouseEvent("click", event));
    },
    true,
  );

  // The browser rejects the `ready` of a transition that is skipped (AbortError) or that began as the
  // window's size changed (InvalidStateError: in Chromium a dialog that opens and takes the scroll bar away
  // is enough), and React Router does not catch that (`RouterProvider` in react-router/lib/components.tsx).
  window.addEventListener("unhandledrejection", (event) => {
    const { reason } = event;
    const isSkippedTransition =
      reason instanceof DOMException &&
      /^(Abort|InvalidState)Error$/.test(reason.name) &&
      /transition/i.test(reason.message);
    if (isSkippedTransition) event.preventDefault();
  });
}

function controlUnder({ target, clientX, clientY }: MouseEvent): Element | null {
  if (target !== document.documentElement) return controlAround(target);
  // A new transition ends the one in progress, whoever began it.
  document.startViewTransition?.().skipTransition();
  return controlAround(document.elementFromPoint(clientX, clientY));
}

function controlAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest("a, button, label, summary") : null;
}
