/** How long a toast stays, in milliseconds. */
const DURATION = 8000;

let timer: number | undefined;

/** Shows a message for 8 seconds, in place of any other. toast.tsx has its place on the page. */
export function showToast(words: string): void {
  const template = document.querySelector<HTMLTemplateElement>("template#toast");
  const region = template?.parentElement;
  if (!region) return;
  const toast = region.querySelector("div") ?? appendToast(region, template);
  // Screen readers read a new element out, even if its words are the same as before.
  const message = document.createElement("span");
  message.textContent = words;
  toast.querySelector("span")?.replaceWith(message);
  removeInTime(toast);
}

/** Removes the message as soon as it is no longer true. */
export function removeToast(): void {
  document.querySelector("template#toast")?.parentElement?.querySelector("div")?.remove();
}

function appendToast(region: HTMLElement, template: HTMLTemplateElement): HTMLElement {
  region.append(template.content.cloneNode(true));
  const toast = region.querySelector("div") as HTMLElement;
  let focusedBefore: HTMLElement | null = null;
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    focusedBefore = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  });
  toast.querySelector("button")?.addEventListener("click", () => {
    // The focus is on this button: it goes back to where it came from.
    const next = focusedBefore?.isConnected ? focusedBefore : document.querySelector("h1");
    next?.focus({ preventScroll: true });
    toast.remove();
  });
  return toast;
}

/** Removes a toast after its time or, while the pointer is over it or the focus in it, after another such time. */
function removeInTime(toast: HTMLElement): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (toast.matches(":hover, :focus-within")) removeInTime(toast);
    else toast.remove();
  }, DURATION);
}
