/**
 * Opens and closes dialogs in browsers that do not know the attribute `command` yet: Safari before 26.2, Chrome before
 * 135, Firefox before 144.
 */
export function supportDialogCommands(): void {
  if ("commandForElement" in HTMLButtonElement.prototype) return;
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

/**
 * Marks a page whose script (entry.client.ts) has not run by the time that everything else has loaded. Styles then hide
 * the buttons that would do nothing.
 */
export function markPageWithoutScript(): void {
  addEventListener("load", () => {
    const { dataset } = document.documentElement;
    if (dataset.scripted === undefined) dataset.lost = "";
  });
}
