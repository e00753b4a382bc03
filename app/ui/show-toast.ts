import { waitUntilInView } from "#app/browser/when-idle.ts";

/** How long a toast stays, in milliseconds. */
const DURATION = 8000;

/** How long it stays once the alert that says the same is in view. */
const DURATION_BESIDE_ALERT = 3000;

let duration = DURATION;
let timer: number | undefined;

/** The reasons why the toast stays longer: the pointer is over it ("pointer"), or the focus is in it ("focus"). */
const holds = new Set<"pointer" | "focus">();

/**
 * Shows a message for 8 seconds, in place of any other, and for 3 seconds once the `alert` that says the same is in view.
 * toast.tsx has its place on the page.
 */
export function showToast(words: string, alert: Element): void {
  const template = document.querySelector<HTMLTemplateElement>("template#toast");
  const region = template?.parentElement;
  if (!region) return;
  const toast = region.querySelector("div") ?? appendToast(region, template);
  // Screen readers read a new element out, even if its words are the same as before.
  const message = document.createElement("span");
  message.textContent = words;
  toast.querySelector("span")?.replaceWith(message);
  duration = DURATION;
  restartTimer(toast);
  waitUntilInView([alert]).then(() => {
    duration = DURATION_BESIDE_ALERT;
    restartTimer(toast);
  });
}

/** Removes the message as soon as it is no longer true. */
export function removeToast(): void {
  document.querySelector("template#toast")?.parentElement?.querySelector("div")?.remove();
}

function appendToast(region: HTMLElement, template: HTMLTemplateElement): HTMLElement {
  region.append(template.content.cloneNode(true));
  const toast = region.querySelector("div") as HTMLElement;
  let focusedBefore: EventTarget | null = null;
  holds.clear();
  toast.addEventListener("pointerenter", () => {
    holds.add("pointer");
    restartTimer(toast);
  });
  toast.addEventListener("pointerleave", () => {
    holds.delete("pointer");
    restartTimer(toast);
  });
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    focusedBefore = relatedTarget;
    holds.add("focus");
    restartTimer(toast);
  });
  toast.addEventListener("focusout", () => {
    holds.delete("focus");
    restartTimer(toast);
  });
  toast.querySelector("button")?.addEventListener("click", () => {
    // The focus is on this button: it goes back to where it came from.
    const canReturn = focusedBefore instanceof HTMLElement && focusedBefore.isConnected;
    const next = canReturn ? (focusedBefore as HTMLElement) : document.querySelector("h1");
    next?.focus({ preventScroll: true });
    toast.remove();
  });
  return toast;
}

/** Gives the toast its full time once more, unless something holds it. */
function restartTimer(toast: HTMLElement): void {
  clearTimeout(timer);
  if (holds.size === 0) timer = window.setTimeout(() => toast.remove(), duration);
}
