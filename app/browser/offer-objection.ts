import { asksNotToBeCounted, keepObjection, mayCount } from "./objection.ts";

/**
 * Brings the box of the privacy notice to life, with which a visitor chooses not to be counted. The element's data
 * attributes are what its status says: `kept`, `lost` if the browser keeps nothing, and `signal` if the browser itself
 * asks not to be counted.
 */
export function offerObjection(): void {
  const choice = document.querySelector<HTMLElement>("[data-objection]");
  const box = choice?.querySelector("input");
  const status = choice?.querySelector("[role=status]");
  if (!choice || !box || !status) return;
  const { kept = "", lost = "", signal = "" } = choice.dataset;
  choice.hidden = false;
  // Both are set in either case: some browsers keep a box as it was when the page is loaded again.
  box.disabled = asksNotToBeCounted();
  box.checked = !mayCount();
  if (box.disabled) status.textContent = signal;
  box.addEventListener("change", () => {
    const isKept = keepObjection(box.checked);
    if (box.checked) status.textContent = isKept ? kept : lost;
    else status.textContent = "";
  });
}
