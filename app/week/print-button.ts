/** A button with `data-prints` opens the browser's own dialog for printing. */
export function printByButton(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-prints]")) window.print();
  });
}
