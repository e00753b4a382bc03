import type { ChurchSuiteHosts } from "#app/church-suite-hosts.ts";
import type { FeedEvent } from "./fields.ts";

// In pixels.
const pictureWidths = { lg: 1024, md: 512, sm: 256 };

/** The pictures at one of ChurchSuite's hosts: no other may hear of this website's visitors. */
export function picturesFrom(hosts: ChurchSuiteHosts, pictures: FeedEvent["pictures"]) {
  const isAllowed = (url?: string | null) => url && hosts.pictures.includes(new URL(url).origin);
  return Object.fromEntries(Object.entries(pictures).filter(([, url]) => isAllowed(url)));
}

/** Empty with fewer than two sizes. Commas are escaped, because they separate the entries of a srcset. */
export function srcsetOf(pictures: FeedEvent["pictures"]): string {
  const choice = (["lg", "md", "sm"] as const).flatMap((size) => {
    const url = pictures[size];
    return url ? [`${new URL(url).href.replaceAll(",", "%2C")} ${pictureWidths[size]}w`] : [];
  });
  return choice.length > 1 ? choice.join(", ") : "";
}
