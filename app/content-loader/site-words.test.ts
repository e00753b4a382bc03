import { readFileSync } from "node:fs";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { EventsSection, NoEvents } from "#app/events/events-section.tsx";
import { FeedFailed, FeedNote } from "#app/events/feed-notes.tsx";
import { ReachOffice } from "#app/get-involved/reach-office.tsx";
import { FindYourPlace } from "#app/home/find-your-place.tsx";
import { Hero } from "#app/home/hero.tsx";
import { NextService } from "#app/home/next-service.tsx";
import { PageLayout } from "#app/layout/page-layout.tsx";
import { FactsContext, factsOf, type Site, SiteContext } from "#app/site.ts";
import siteWords from "#app/site-words.json" with { type: "json" };
import { wallTime } from "#app/time/wall-time.ts";
import { folderWith } from "#tests/support/folder-with.ts";
import { whereContentIs } from "#tools/check-content/changed-sample.ts";
import { readChurch } from "./church.server.ts";
import { readGroups } from "./groups.server.ts";
import { readHome, readNotFound } from "./pages.server.ts";
import { wordNames } from "./site-words.server.ts";

// The next service, and that its door is open, is known to the script alone, and so is a failure; of events the list's own tests tell.
const elsewhere =
  /^home\.(?:next|come-in)$|^events\.(?:not-fetched|no-details|offline|details|book|to-calendar)$/;

const church = readChurch();
const groups = readGroups().map((group, index) => ({
  ...group,
  for: [index % 2],
  smallWindow: "/window.svg",
  picture: "/window.svg",
  dates: [],
  weekday: "Tuesdays",
  glance: "Tuesdays",
}));
const { heading, lead, place } = readHome();

/** The words of a page with all that says any of these, where words.yaml has `words`. */
function pageWith(words: Site["words"]): string[] {
  const events: ComponentProps<typeof EventsSection> = {
    feed: { url: "/feed", format: "embed", phones: [] },
    snapshot: null,
    changes: { dates: [], closed: [] },
    groups: [],
    pick: () => [],
    failedWords: "",
    summaryOf: () => "",
    children: () => null,
  };
  const diary: ComponentProps<typeof FeedFailed>["diary"] = {
    state: "loaded",
    loaded: [],
    copy: null,
    isCut: false,
    isPartial: true,
    isRetrying: false,
    retry: () => {},
  };
  const page = createElement(
    PageLayout,
    null,
    createElement(Hero, { heading, lead, photo: undefined }),
    createElement(NextService),
    createElement(FindYourPlace, {
      words: { ...place, heading: "" },
      chips: [{ index: 0, name: "Adults", groups: groups.slice(0, 1) }],
      groups,
    }),
    createElement(EventsSection, events),
    createElement(NoEvents, { heading: "h2" }),
    createElement(FeedNote, { diary, shown: null, summary: "", failedWords: "" }),
    createElement(FeedFailed, { diary, words: "" }),
    createElement(ReachOffice, null, ""),
  );
  const site: Site = {
    hasEvents: true,
    church: { ...church, mainService: { ...church.services[0], often: "every Sunday" } },
    groups,
    pages: { footer: [], aboutUs: [] },
    firstVisit: undefined,
    words,
    nextLabel: "",
    openLabel: "",
    services: [],
    serviceTimes: { main: { address: church.address }, further: [] },
    notices: [],
    analytics: null,
    sheets: {},
    notFound: readNotFound(),
    builtAt: wallTime("2026-11-21", "09:00"),
  };
  const withFacts = createElement(FactsContext, { value: factsOf(site) }, page);
  const withSite = createElement(SiteContext, { value: site }, withFacts);
  const Router = createRoutesStub([{ path: "/", Component: () => withSite }]);
  const html = renderToStaticMarkup(createElement(Router));
  return html.split(/<[^>]*>/).map((text) => text.trim());
}

test("every word of words.yaml takes the place of the usual one, wherever that stands", () => {
  const names = wordNames.filter((name) => !elsewhere.test(name));
  const others = new Map(names.map((name) => [name, `Other: ${siteWords[name]}`]));
  const missing = (words: string[], page: string[]) =>
    words.filter((word) => !page.some((text) => text.startsWith(word)));
  const usual = names.map((name) => siteWords[name]);
  expect(missing(usual, pageWith({}))).toEqual([]);
  const changed = pageWith(Object.fromEntries(others));
  expect(missing([...others.values()], changed)).toEqual([]);
  expect(missing(usual, changed)).toEqual(usual);
});

test("docs/words.md has every word that words.yaml can change", () => {
  const [, yaml = ""] =
    /```yaml\n(# The menus[\s\S]*?)```/.exec(readFileSync("docs/words.md", "utf8")) ?? [];
  expect(parse(yaml)).toEqual(siteWords);
});

test("words under their old names, the usual words themselves, are understood", async () => {
  const folder = folderWith({ "words.yaml": "Get Involved: Join in\nmenu.giving: Gifts\n" });
  const { readSiteWords } = await whereContentIs(folder, () => import("./site-words.server.ts"));
  expect(readSiteWords()).toEqual({ "menu.get-involved": "Join in", "menu.giving": "Gifts" });
});
