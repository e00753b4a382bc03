import { assets } from "virtual:react-router/server-build";
import { readAnalytics } from "./analytics/analytics.server.ts";
import { readChurch } from "./content-loader/church.server.ts";
import { readNotFound } from "./content-loader/pages.server.ts";
import { readMenuGroups } from "./groups/menu-groups.server.ts";
import { sharingPicture } from "./pictures/sharing.server.ts";
import { churchTimeAt } from "./time/wall-time.ts";
import { yearOf } from "./time/written-times.ts";

/** The root route's data, which every page has. */
export function readSite() {
  return {
    church: readChurch(),
    groups: readMenuGroups(),
    analytics: readAnalytics(),
    notFound: { ...readNotFound(), picture: sharingPicture("not-found") },
    builtIn: yearOf(churchTimeAt(new Date())),
    /** The hash of the build, to recognise data of another build than the scripts. */
    scripts: assets.version,
  };
}
