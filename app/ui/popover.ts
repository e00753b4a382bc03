/** Whether a popover is open. A browser that knows no popovers has none open. */
export function isShown(popover: Element | null): boolean {
  return CSS.supports("selector(:popover-open)") && popover?.matches(":popover-open") === true;
}
