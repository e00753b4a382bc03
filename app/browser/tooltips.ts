import { hoverDelay } from "./gestures.ts";

/** It listens on the document, and so serves controls that React renders as well (icon-control.tsx). */
export function showTooltips(): void {
  const delay = hoverDelay(700, 300);
  let timer: number | undefined;
  let shown: HTMLElement | null = null;

  function show(tooltip: HTMLElement): void {
    close();
    shown = tooltip;
    tooltip.hidden = false;
  }

  function close(): void {
    clearTimeout(timer);
    if (!shown) return;
    shown.hidden = true;
    shown = null;
    delay.recordClose(performance.now());
  }

  function point({ target, relatedTarget, pointerType }: PointerEvent): void {
    const tooltip = tooltipOf(target);
    if (tooltip === tooltipOf(relatedTarget)) return;
    close();
    if (!tooltip || pointerType !== "mouse") return;
    timer = window.setTimeout(show, delay.openAfter(performance.now()), tooltip);
  }

  document.addEventListener("pointerover", point);
  // Out of the window there is nothing to be over.
  document.addEventListener("pointerout", ({ relatedTarget }) => relatedTarget ?? close());
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", ({ target }) => {
    const tooltip = tooltipOf(target);
    if (tooltip?.parentElement?.matches(":focus-visible")) show(tooltip);
  });
  document.addEventListener("focusout", close);
  document.addEventListener("keydown", ({ key }) => key === "Escape" && close());
}

function tooltipOf(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest("a, button") : null;
  return control?.querySelector<HTMLElement>("[role=tooltip]") ?? null;
}
