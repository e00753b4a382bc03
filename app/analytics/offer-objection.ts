import { asksNotToBeCounted, hasObjected, keepObjection } from "./objection.ts";

export function offerObjection(choice: HTMLElement): void {
  const box = choice.querySelector("input");
  const status = choice.querySelector("[role=status]");
  if (!box || !status) return;
  const { kept, lost, signal = "" } = choice.dataset;
  choice.hidden = false;
  // Set whatever it is: some browsers keep a box as it was when the page is loaded again.
  box.disabled = asksNotToBeCounted(navigator);
  box.checked = box.disabled || hasObjected();
  if (box.disabled) status.textContent = signal;
  box.addEventListener("change", () => {
    const isKept = keepObjection(box.checked);
    const said = isKept ? kept : lost;
    status.textContent = box.checked ? (said ?? "") : "";
  });
}
