/** The key in the session's storage under which the ids of the notices stand that a visitor has closed. */
export const CLOSED = "closed-notices";

/** The ids of the notices that were closed on this visit, as far as the browser keeps such things. */
export function closedNotices(): string {
  try {
    return sessionStorage.getItem(CLOSED) ?? "";
  } catch {
    return "";
  }
}
