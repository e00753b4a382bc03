/** Opens and closes dialogs for browsers that do not know `command` yet: Safari before 26.2, Chrome before 135, Firefox before 144. */
export function commandDialogs(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/** Marks the page where its script has not come by the time all else has: styles then hide what would do nothing. */
export function markWithoutScript(): void {
  addEventListener("load", () => {
    const { dataset } = document.documentElement;
    if (dataset.scripted === undefined) dataset.lost = "";
  });
}
