declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** The key in the browser's local storage; the privacy notice tells visitors of it. */
const KEY = "not-counted";

/** Whether the visitor's browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeCounted(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** False if the browser asks not to be counted, or if the visitor has chosen that in the privacy notice. */
export function mayCount(): boolean {
  try {
    return !asksNotToBeCounted() && localStorage.getItem(KEY) === null;
  } catch {
    // Storage is forbidden, so no choice can have been kept.
    return true;
  }
}

/** Remembers the choice. Returns false if the browser keeps nothing for websites. */
export function keepObjection(isObjection: boolean): boolean {
  try {
    if (isObjection) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
