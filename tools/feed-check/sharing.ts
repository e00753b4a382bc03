import type { Reply } from "./answer.ts";
import { type Finding, good, stopper } from "./finding.ts";

/** Whether browsers let the church's website, `origin`, read the calendar. */
export function sharingOf(pages: Reply[], origin: string): Finding {
  const unshared = pages.find(({ allows }) => allows !== "*" && allows !== origin);
  if (!unshared) return good("It may be read by websites.");
  if (unshared.allows) {
    return stopper(
      `It may be read by ${unshared.allows} only, and not by ${origin}, which is the website in ` +
        "content/church.yaml. Ask ChurchSuite.",
    );
  }
  return stopper(
    "It does not say that websites may read it (the header Access-Control-Allow-Origin is missing): " +
      "without it visitors’ browsers may not read the calendar. Ask ChurchSuite.",
  );
}
