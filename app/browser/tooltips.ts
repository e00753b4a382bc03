import { createHoverDelay } from "./gestures.ts";

/** Shows the tooltips of icon-control.tsx. It listens on the document, and so serves controls that React renders as well. */
export function showTooltips(): void {
  const delay = createHoverDelay(700, 300);
  let timer: number | undefined;
  let current: HTMLElement | null = null;

  function show(tooltip: HTMLElement): void {
    close();
    current = tooltip;
    tooltip.hidden = false;
  }

  function close(): void {
    clearTimeout(timer);
    if (!current) return;
    current.hidden = true;
    current = null;
    delay.recordClose();
  }

  function showAfterRest({ target, relatedTarget, pointerType }: PointerEvent): void {
    const tooltip = findTooltip(target);
    if (tooltip === findTooltip(relatedTarget)) return;
    close();
    if (!tooltip || pointerType !== "mouse") return;
    timer = window.setTimeout(show, delay.openAfter(), tooltip);
  }

  document.addEventListener("pointerover", showAfterRest);
  document.addEventListener("pointerout", ({ relatedTarget }) => {
    const hasLeftWindow = relatedTarget === null;
    if (hasLeftWindow) close();
  });
  document.addEventListener("pointerdown", close);
  document.addEventListener("focusin", ({ target }) => {
    const tooltip = findTooltip(target);
    if (tooltip?.parentElement?.matches(":focus-visible")) show(tooltip);
  });
  document.addEventListener("focusout", close);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
}

function findTooltip(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest("a, button") : null;
  return control?.querySelector<HTMLElement>("[role=tooltip]") ?? null;
}
