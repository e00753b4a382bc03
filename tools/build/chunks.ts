import path from "node:path";
import type { Rolldown } from "vite";
import { FOOTER } from "./style-sheets.ts";

/** What the entry imports before it does anything, and all that it imports: what runs in a browser. */
type FromEntry = { atOnce: Set<string>; all: Set<string> };
type Modules = Pick<Rolldown.ChunkingContext, "getModuleInfo">;
type Wanted = (id: string, fromEntry: FromEntry) => boolean;

const ENTRY = path.resolve("app/entry.client.ts");

/** The style of what a page's first view has beside header and buttons: it is in the sheet of all pages, because the root's error page has a part of it. */
const FIRST_VIEWS =
  /app\/(home\/(hero|next-service)|groups\/group-head|ui\/(page-title|window-head))\.module\.css$/;

const SHARED = inBrowserMatching(
  /node_modules\/lucide-react\/|app\/(browser\/|text\/|(church-address|site)\.ts|groups\/group\.ts|time\/|ui\/(?!links)|events\/([\w-]+\.ts$|description\/|feed\/))/,
);

/** The icons of pages, which no script draws, and of an event's details. */
const LATER_ICONS =
  /icons\/(arrow-left|arrow-right|chevron-down|globe|link-2|mail|menu|phone|printer|share-2|x)\./;

/**
 * The chunks of what pages run in a browser, by their modules; each file costs a visitor a request. React Router
 * builds its routes beside the entry, for prerendering alone: they are left to the bundler, which makes their style
 * sheets, and are not published (publish.ts). A chunk takes with it whatever its modules import, unless a chunk before
 * it in the list has that.
 */
const chunks: [name: string, wanted: Wanted][] = [
  // What every page runs at once is one file, whoever else imports parts of it.
  ["entry.client", (id, { atOnce }) => atOnce.has(id)],
  ["first-views", (id, { all }) => FIRST_VIEWS.test(id) && !all.has(id)],
  [FOOTER, (id) => /app\/layout\/footer\.module\.css$/.test(id)],
  ["react", inBrowserMatching(/node_modules\/(react|react-dom|scheduler)\//)],
  // What words and dates are made with; no React.
  ["dates", inBrowserMatching(/app\/time\/(wall-time|weekdays|written-times|meeting-words)\./)],
  // What names next dates outside islands.
  ["next-dates", inBrowserMatching(/app\/(start-dates|home\/)/)],
  // What several islands need. Pages use of it, too: with a style of the feed in it, every page would have that.
  ["shared", (id, fromEntry) => SHARED(id, fromEntry) && !LATER_ICONS.test(id)],
  ["links", inBrowserMatching(/node_modules\/lucide-react\/|app\/ui\/links\./)],
  // For the pages that read the church's feed.
  ["feed", inBrowserMatching(/app\/events\/(feed-notes|parts\/event-badge)/)],
  // What shows one of its events, in a list or on a page of its own.
  [
    "one-event",
    inBrowserMatching(/app\/events\/parts\/(event-facts|event-picture|default-picture)/),
  ],
  // For the pages that list its events.
  ["with-events", inBrowserMatching(/app\/events\/(events-section|parts\/)/)],
  // For the page of all events alone: that of one tells search engines of it in its HTML.
  ["event-list", inBrowserMatching(/app\/events\/(list\/|structured-data)/)],
];

/** The chunks as Rolldown takes them, for one build. */
export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  // Found once: each module is asked about for each chunk.
  let fromEntry: FromEntry | undefined;
  return chunks.map(([name, wanted], index) => ({
    name: (id, modules) => {
      fromEntry ??= { atOnce: importsOfEntry(modules, "at once"), all: importsOfEntry(modules) };
      return wanted(id, fromEntry) ? name : null;
    },
    debugName: name,
    priority: chunks.length - index,
  }));
}

/** The ids of all modules that the entry imports, at once or later too, with those that they import. */
export function importsOfEntry(modules: Modules, when: "at once" | "or later" = "or later") {
  const seen = new Set([ENTRY]);
  // What is added is gone through as well.
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    const ids = when === "at once" ? importedIds : [...importedIds, ...dynamicallyImportedIds];
    for (const other of ids) seen.add(other);
  }
  return seen;
}

function inBrowserMatching(path: RegExp): Wanted {
  return (id, { all }) => path.test(id) && all.has(id);
}
