declare global {
  interface Navigator {
    globalPrivacyControl?: boolean;
  }
}

/** Whether the visitor's browser sends Global Privacy Control or Do Not Track. */
export function asksNotToBeCounted({ globalPrivacyControl, doNotTrack }: Navigator): boolean {
  return globalPrivacyControl === true || doNotTrack === "1";
}
