import { assets } from "virtual:react-router/server-build";
import { buildTime } from "#app/time/build-time.server.ts";
import { ruleInSentence } from "#dates";
import { churchTimeAt } from "#time";
import { oncePerBuild } from "../lib/content/content-folder.ts";
import { windowOf } from "./assets/generated-pictures.ts";
import { readAnalytics } from "./church/analytics.server.ts";
import { readChurch } from "./church/church-facts.server.ts";
import { readGroups } from "./church/groups.server.ts";
import { ownPageLinks, readFirstVisit } from "./church/own-pages.server.ts";
import { readNotFound } from "./church/pages.server.ts";
import { hasServiceDates, readServiceTimes } from "./church/series.server.ts";
import { serviceFactsOf } from "./home/service-words.ts";
import { readMenuNames } from "./layout/menu-names.server.ts";
import { readTimedNotices } from "./layout/notices.server.ts";

/** The root route's data, which every page has. */
export const readSite = oncePerBuild(() => {
  const now = buildTime();
  const { churchsuite, analytics, ...church } = readChurch();
  return {
    hasEvents: churchsuite !== undefined,
    hasServiceDates: hasServiceDates(),
    church: { ...church, mainService: serviceFactsOf(church).mainService },
    serviceTimes: readServiceTimes(),
    notices: readTimedNotices(now),
    groups: readGroups().map(({ slug, name, strand, glance, who, meets }) => ({
      slug,
      name,
      strand,
      glance: glance ?? `${who}, ${ruleInSentence(meets)}`,
      smallWindow: windowOf(slug).small,
    })),
    menuNames: readMenuNames({ churchsuite }),
    /** The links to the church's own pages. */
    pages: { footer: ownPageLinks("footer"), aboutUs: ownPageLinks("about-us") },
    /** What the home page's answers to a first visit are called, where there are any. */
    firstVisit: readFirstVisit()?.heading,
    analytics: readAnalytics(),
    notFound: readNotFound(),
    /** The church’s time when the site was built: what the HTML says of dates is of then. */
    builtAt: churchTimeAt(now),
  };
});

/** The address of the script of every page (entry.client.ts). */
export function entryScript(): string {
  return assets.entry.module;
}
