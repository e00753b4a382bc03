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
import { FactsContext, SiteContext } from "#app/site.ts";
import { readChurch } from "./church.server.ts";
import { readGroups } from "./groups.server.ts";
import { readHome } from "./pages.server.ts";
import { siteWords } from "./site-words.server.ts";

// The next service is known to the script alone, and so is a failure.
const saidByTheScript = ["Next service", "Failed to fetch events"];

const church = readChurch();
const groups = readGroups().map((group, index) => ({
  ...group,
  for: [index % 2],
  smallWindow: "/window.svg",
  picture: "/window.svg",
  dates: { meetings: [] },
  weekday: "Tuesdays",
}));
const { heading, lead, place } = readHome();

/** The words of a page with all that says any of these, where words.yaml has `words`. */
function pageWith(words: object): string[] {
  const events: ComponentProps<typeof EventsSection> = {
    feed: { url: "/feed", format: "embed", phones: [] },
    snapshot: null,
    changes: { dates: [], closed: [] },
    groups: [],
    pick: () => [],
    skeleton: null,
    failedWords: "",
    heading: "h2",
    summaryOf: () => "",
    children: () => null,
  };
  const Page = () =>
    createElement(
      PageLayout,
      null,
      createElement(Hero, { heading, lead, photo: undefined }),
      createElement(NextService, { services: [] }),
      createElement(FindYourPlace, {
        words: { ...place, heading: "" },
        chips: [{ index: 0, name: "Adults", groups: 1 }],
        groups,
      }),
      createElement(EventsSection, events),
      createElement(NoEvents, { heading: "h2" }),
      createElement(FeedNote, {
        state: "loaded",
        snapshot: null,
        isPartial: true,
        summary: "",
        withoutScript: "",
      }),
      createElement(FeedFailed, { words: "", isRetrying: false, onRetry: () => {} }),
      createElement(ReachOffice, null, ""),
    );
  const pages = { footer: [], aboutUs: [] };
  const builtAt = "2026-11-21T09:00";
  const root = {
    hasEvents: true,
    church: { ...church, mainService: { ...church.services[0], often: "every Sunday" } },
    groups,
    pages,
    words,
    services: [],
    serviceTimes: { main: { address: church.address }, further: [] },
    notices: [],
    builtAt,
  };
  const site = createElement(
    SiteContext,
    { value: root as never },
    createElement(FactsContext, { value: root as never }, createElement(Page)),
  );
  const Router = createRoutesStub([{ path: "/", Component: () => site }]);
  const html = renderToStaticMarkup(createElement(Router));
  return html.split(/<[^>]*>/).map((text) => text.trim());
}

test("every word of words.yaml takes the place of the usual one, wherever that stands", () => {
  const usual = siteWords.filter((word) => !saidByTheScript.includes(word));
  const others = usual.map((word) => `Other: ${word}`);
  const missing = (words: string[], page: string[]) =>
    words.filter((word) => !page.some((text) => text.startsWith(word)));
  expect(missing(usual, pageWith({}))).toEqual([]);
  const changed = pageWith(Object.fromEntries(usual.map((word, index) => [word, others[index]])));
  expect(missing(others, changed)).toEqual([]);
  expect(missing(usual, changed)).toEqual(usual);
});

test("docs/words.md has every word that words.yaml can change", () => {
  const [, yaml = ""] =
    /```yaml\n(# The menus[\s\S]*?)```/.exec(readFileSync("docs/words.md", "utf8")) ?? [];
  expect(Object.keys(parse(yaml))).toEqual(siteWords);
});
