import { asksNotToBeCounted, keepObjection, mayCount } from "./objection.ts";

export function offerObjection(choice: HTMLElement): void {
  const box = choice.querySelector("input");
  const status = choice.querySelector("[role=status]");
  if (!box || !status) return;
  const { kept, lost, signal = "" } = choice.dataset;
  choice.hidden = false;
  // Set whatever it is: some browsers keep a box as it was when the page is loaded again.
  box.disabled = asksNotToBeCounted();
  box.checked = !mayCount();
  if (box.disabled) status.textContent = signal;
  box.addEventListener("change", () => {
    const said = keepObjection(box.checked) ? kept : lost;
    status.textContent = box.checked ? (said ?? "") : "";
  });
}
