/**
 * Closes a dialog at a click beside it, in browsers without `closedby="any"`, such as Safari. The second click of a
 * double click does not close the dialog that the first has opened.
 */
export function dismissDialogsLightly(): void {
  document.addEventListener("click", (click) => {
    const isSecondOfTwo = click.detail > 1;
    if (!isSecondOfTwo) findDialogBeside(click)?.close();
  });
}

/** The dialog whose backdrop is under the pointer: a click there is a click on the dialog, outside its box. */
function findDialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.closedBy === "any") return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInBox ? null : target;
}
