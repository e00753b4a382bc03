declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

// In the browser's own storage for this website. The privacy notice says so.
const KEY = "not-counted";

/** Whether the visitor's browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeCounted({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}

/** Whether somebody has chosen in the privacy notice that visits from this browser are not counted. */
export function hasObjected(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser may keep nothing for websites: then nobody's choice is there.
    return false;
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
