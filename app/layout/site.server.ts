import { assets } from "virtual:react-router/server-build";
import { findWindow } from "#app/assets/generated-pictures.ts";
import { readAnalytics } from "#app/church/analytics.server.ts";
import { findLogo } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { linksToOwnPages } from "#app/church/own-pages.server.ts";
import { isWritten } from "#app/church/pages.server.ts";
import { findPhoto } from "#app/church/photos.server.ts";
import { listServiceTimes } from "#app/church/series.server.ts";
import { frequencyWords, ruleInSentence } from "#dates";
import type { Site } from "./site.ts";
import { findNotices } from "./timed-notices.server.ts";

/** What every page is made from. */
export function collectSite(church: Church): Site {
  const { facts, services, groups, ownPages, firstVisit, time } = church;
  const [main] = facts.services;
  return {
    hasEvents: facts.churchsuite !== undefined,
    church: facts,
    logoPicture: findPhoto(church, findLogo(facts)),
    mainService: { name: main.name, from: main.from, often: frequencyWords(main) },
    serviceTimes: listServiceTimes(services),
    notices: findNotices(church),
    groups: groups.map(({ slug, name, strand, "in-menu": inMenu, who, meets }) => ({
      slug,
      name,
      strand,
      menuWords: inMenu ?? `${who}, ${ruleInSentence(meets)}`,
      smallWindow: findWindow(slug).small,
    })),
    menuNames: namePages(church),
    pages: linksToOwnPages(ownPages, firstVisit?.more?.to),
    firstVisit:
      firstVisit && (firstVisit.more ?? { to: "/#first-visit", name: firstVisit.heading }),
    analytics: readAnalytics(facts),
    builtAt: time,
  };
}

/** Names pages in menus. A page with a file is called by the title there, but the home page is called Home. */
function namePages({ pageList, pages }: Church): Site["menuNames"] {
  const names: Site["menuNames"] = {};
  for (const { name, label } of pageList) {
    names[name] = name === "home" || !isWritten(name) ? label : pages[name].title;
  }
  return names;
}

/** The address of the script of every page (entry.client.ts). */
export function entryScript(): string {
  return assets.entry.module;
}
