const DURATION = 8000; // milliseconds

let timer: number | undefined;
/** What holds the toast as long as it lasts: the pointer on it, the keyboard's focus in it. */
const held = new Set<string>();

/** Shows a message for 8 seconds, in place of any other, where toast.tsx has kept a place for it. */
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
  held.clear();
  for (const [begin, end] of [
    ["pointerenter", "pointerleave"],
    ["focusin", "focusout"],
  ] as const) {
    toast.addEventListener(begin, () => {
      held.add(begin);
      keepTime(toast);
    });
    toast.addEventListener(end, () => {
      held.delete(begin);
      keepTime(toast);
    });
  }
  toast.addEventListener("focusin", ({ relatedTarget }) => {
    focusedBefore = relatedTarget;
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
  if (held.size === 0) timer = window.setTimeout(() => toast.remove(), DURATION);
}
