const DURATION = 8000; // milliseconds

let timer: number | undefined;
let isPointedAt = false;
let isFocused = false;

/**
 * Shows a message for 8 seconds, in place of any other, where toast.tsx has kept a place for it. Hover and
 * focus pause its time.
 */
export function showToast(words: string): void {
  const template = document.querySelector<HTMLTemplateElement>("template#toast");
  const region = template?.parentElement;
  if (!region) return;
  const toast = region.querySelector("div") ?? appendToast(region, template);
  // A new element is read out, also where its words are the same as the last one's.
  const said = document.createElement("span");
  said.textContent = words;
  toast.querySelector("span")?.replaceWith(said);
  keepTime(toast);
}

function appendToast(region: HTMLElement, template: HTMLTemplateElement): HTMLElement {
  region.append(template.content.cloneNode(true));
  const toast = region.querySelector("div") as HTMLElement;
  let focusedBefore: EventTarget | null = null;
  isPointedAt = false;
  isFocused = false;

  const point = ({ type }: PointerEvent) => {
    isPointedAt = type === "pointerenter";
    keepTime(toast);
  };
  toast.addEventListener("pointerenter", point);
  toast.addEventListener("pointerleave", point);
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    isFocused = true;
    focusedBefore = relatedTarget;
    keepTime(toast);
  });
  toast.addEventListener("focusout", () => {
    isFocused = false;
    keepTime(toast);
  });
  toast.querySelector("button")?.addEventListener("click", () => {
    // The button had the focus, which goes back to where it came from.
    const canReturn = focusedBefore instanceof HTMLElement && focusedBefore.isConnected;
    const next = canReturn ? (focusedBefore as HTMLElement) : document.querySelector("h1");
    next?.focus({ preventScroll: true });
    toast.remove();
  });
  return toast;
}

function keepTime(toast: HTMLElement): void {
  clearTimeout(timer);
  if (!isPointedAt && !isFocused) timer = window.setTimeout(() => toast.remove(), DURATION);
}
