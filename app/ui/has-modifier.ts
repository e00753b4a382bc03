/** Keys and clicks with a modifier are the browser's own: Alt+Left goes back, Ctrl+click opens a tab. */
export function hasModifier(
  event: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}
