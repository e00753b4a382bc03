declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

// In the browser's own storage for this website. The privacy notice says so.
const KEY = "not-counted";

/** Whether the visitor's browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeCounted(): boolean {
  return navigator.globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** Not where the browser asks not to be counted, or somebody has chosen that in the privacy notice. */
export function mayCount(): boolean {
  try {
    return !asksNotToBeCounted() && localStorage.getItem(KEY) === null;
  } catch {
    // A browser may keep nothing for websites: then nobody's choice is there.
    return true;
  }
}

/** Remembers the choice; false where the browser keeps nothing for websites. */
export function keepObjection(isObjection: boolean): boolean {
  try {
    if (isObjection) localStorage.setItem(KEY, "1");
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
