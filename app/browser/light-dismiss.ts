/** For Safari, and dialogs without `closedby="any"`. The second click of a double click closes nothing the first has opened. */
export function dismissDialogsLightly(): void {
  // A text may be selected from inside a dialog to beside it: that ends in a click there too.
  let hasBegunBeside = false;
  document.addEventListener("pointerdown", (press) => {
    hasBegunBeside = dialogBeside(press) !== null;
  });
  document.addEventListener("click", (click) => {
    const isSecondOfTwo = click.detail > 1;
    if (hasBegunBeside && !isSecondOfTwo) dialogBeside(click)?.close();
  });
}

/** The dialog whose backdrop is under the pointer: a click there is a click on the dialog, outside its box. */
function dialogBeside({ target, clientX, clientY }: MouseEvent): HTMLDialogElement | null {
  if (!(target instanceof HTMLDialogElement) || target.closedBy === "any") return null;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInBox = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return isInBox ? null : target;
}
