// What stands in for a browser's own part, or for a script that never comes. In the head of every page (root.tsx).

// For browsers that do not know `command` yet: Safari before 26.2, Chrome before 135, Firefox before 144.
if (!("commandForElement" in HTMLButtonElement.prototype)) {
  addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (dialog.open) dialog.close();
    else dialog.showModal();
  });
}

// Without the page's script, which by now has come if it ever does, styles hide what would do nothing.
addEventListener("load", () => {
  const { dataset } = document.documentElement;
  if (dataset.scripted === undefined) dataset.lost = "";
});
