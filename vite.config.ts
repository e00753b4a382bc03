import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { minify } from "terser";
import { defineConfig, type PluginOption, type Rolldown, transformWithOxc } from "vite";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { churchSuiteStandIn } from "#demo/stand-in.ts";
import { licencesOf } from "#tools/licences.ts";
import { oldestBrowsers } from "#tools/oldest-browsers.ts";
import { responsivePhotos } from "#tools/responsive-photos.ts";
import { breakpoints, styleSheets } from "#tools/style-sheets.ts";

/** The style of what a page's first view has beside header and buttons: it is in the sheet of all pages. */
const FIRST_VIEWS =
  /app\/(home\/hero|groups\/group-head|layout\/missing-pane|ui\/(page-title|plaster-light))\.module\.css$/;

/**
 * The chunks of what pages run in a browser, by their modules; each file costs a visitor a request. Whatever only
 * prerendering needs is left to the bundler, which makes its style sheets from it, and is removed afterwards
 * (react-router.config.ts).
 */
const chunks: [name: string, wanted: (id: string, modules: Rolldown.ChunkingContext) => boolean][] =
  [
    // What every page runs at once is one file, whoever else imports parts of it.
    ["entry.client", isOfEntry],
    ["first-views", (id, modules) => FIRST_VIEWS.test(id) && !isInBrowser(id, modules)],
    ["react", like(/node_modules\/(react|react-dom|scheduler)\//)],
    // What words and dates are made with; no React.
    ["dates", like(/app\/time\/(wall-time|weekdays|written-times|meeting-words)\./)],
    // What names next dates outside islands.
    ["next-dates", like(/app\/(start-dates|home\/)/)],
    // What several islands need.
    [
      "shared",
      like(
        /node_modules\/lucide-react\/|app\/(browser\/|ground\/|site\.ts|groups\/group\.ts|time\/|ui\/)/,
      ),
    ],
    // For the list of events, and for the details of one on the home page.
    ["descriptions", like(/app\/events\/description\/(event-description|plain-text)\./)],
    // For the pages that read the church's feed.
    [
      "with-events",
      like(
        /app\/(places\/buildings\.|events\/((event|event-groups|event-names|event-text|events-section|feed-notes|snapshot|use-events)\.|parts\/|feed\/(early-request|fetch-feed|kept-reading|limits)\.|details\/(event-address|use-event-dialog)))/,
      ),
    ],
    // Fetched while the feed is asked.
    ["feed-reader", like(/app\/events\/(description|feed)\//)],
  ];

const ENTRY = path.resolve("app/entry.client.ts");

export default defineConfig(({ mode }) => ({
  plugins: [
    reactRouter(),
    responsivePhotos(),
    drawingsWithoutComments(),
    plainIcons(),
    compressBeforeMinifying(),
    breakpoints(),
    styleSheets(path.resolve("app/root.tsx")),
    scriptsInHtml(),
    licencesOfOthers(),
    reloadWhenContentIsSaved(),
    mode === "stand-in" && standInBesideDevServer(),
  ],
  resolve: { alias: { "#content": contentFolder } },
  // Found at the start: a package found later makes the development server reload the page. The service worker is
  // made by a build alone.
  optimizeDeps: {
    entries: ["app/**/*.{ts,tsx}", "!**/*.{test,server}.*", "!app/offline/service-worker.ts"],
  },
  // For @custom-media, which has one name for each width at which pages change.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: oldestBrowsers,
    // Small files stay files: data: addresses would need a hole in a Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Shorter than usual: each page names some hundred of them.
      output: { assetFileNames: "assets/[name]-[hash:4][extname]" },
      // Of the two thousand icons of lucide-react, those alone that are imported are read.
      experimental: { lazyBarrel: true },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Where fields of classes are written down for older browsers: `this.field = value`, without helpers.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: { groups: chunks.map(asGroup) },
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
  },
}));

/** A chunk takes with it whatever its modules import, unless a chunk before it in the list has that. */
function asGroup(
  [name, wanted]: (typeof chunks)[number],
  index: number,
): Rolldown.CodeSplittingGroup {
  return {
    name: (id, modules) => (wanted(id, modules) ? name : null),
    debugName: name,
    priority: chunks.length - index,
  };
}

/** What the entry imports, found once: it is asked of each module for each chunk. */
const reached: { atOnce?: Set<string>; inTheEnd?: Set<string> } = {};

/** Whether the entry imports this module, and whatever that imports, before it does anything. */
function isOfEntry(id: string, modules: Rolldown.ChunkingContext): boolean {
  reached.atOnce ??= imported(ENTRY, modules);
  return reached.atOnce.has(id);
}

/** The modules of browsers whose path is like this. */
function like(path: RegExp) {
  return (id: string, modules: Rolldown.ChunkingContext) =>
    path.test(id) && isInBrowser(id, modules);
}

function isInBrowser(id: string, modules: Rolldown.ChunkingContext): boolean {
  reached.inTheEnd ??= imported(ENTRY, modules, "or later");
  return reached.inTheEnd.has(id);
}

/** The ids of all modules that a module imports, at once or later too, with those that they import. */
function imported(
  id: string,
  modules: Rolldown.ChunkingContext,
  when: "at once" | "or later" = "at once",
  found = new Set<string>(),
): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
  const ids = when === "at once" ? importedIds : [...importedIds, ...dynamicallyImportedIds];
  for (const other of ids) imported(other, modules, when, found);
  return found;
}

/** The drawings say what is where, in comments and on lines of their own, for whoever opens the files. */
function drawingsWithoutComments(): PluginOption {
  return {
    name: "drawings-without-comments",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !file.fileName.endsWith(".svg")) continue;
        const svg = String(file.source).replace(/<!--[\s\S]*?-->/g, "");
        file.source = svg.replace(/>\s+</g, "><").trim();
      }
    },
  };
}

/**
 * lucide-react's own component can do much that no icon here needs. Without it a page is a kilobyte
 * lighter, and what each icon repeats in the HTML is said once, in base.css. Of each icon only its
 * lines stay: no names, and no keys, for which React asks only while a site is being made.
 */
function plainIcons(): PluginOption {
  return {
    name: "plain-icons",
    apply: "build",
    enforce: "pre",
    config: () => ({ ssr: { noExternal: ["lucide-react"] } }),
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => path.resolve("app/ui/create-icon.tsx"),
    },
    transform: {
      filter: { id: /\/lucide-react\/.*\/icons\// },
      handler: (code) =>
        code.replaceAll(/^ {2}(?:name|size|aliases): .*\n/gm, "").replaceAll(/,\s*key: "\w+"/g, ""),
    },
  };
}

/**
 * Finds what Vite's own minifier, which does the rest, does not: the names of classes, above all, are
 * written where they are used, without a table for each style sheet. It takes two kilobytes off a page.
 * `unsafe_methods` writes `{ f() {} }` for `{ f: function () {} }`: nothing here or in React calls such with `new`.
 */
function compressBeforeMinifying(): PluginOption {
  return {
    name: "compress-before-minifying",
    applyToEnvironment: ({ name }) => name === "client",
    async renderChunk(script, { moduleIds }) {
      // The others are thrown away.
      if (!moduleIds.some((id) => isInBrowser(id, this))) return null;
      // Developers, who have React's tools in their browsers, look at the site of "npm run dev".
      const global_defs = { __REACT_DEVTOOLS_GLOBAL_HOOK__: undefined };
      const compress = { passes: 3, ecma: 2020, unsafe_methods: true, global_defs } as const;
      // In brackets a module of React is compiled while its script comes, and not when it is run.
      const format = { wrap_func_args: true };
      const options = { module: true, mangle: false, compress, format };
      const hash = createHash("sha256").update(script).update(JSON.stringify(options));
      hash.update(await readFile("package-lock.json"));
      const kept = path.join("node_modules/.cache/terser", hash.digest("hex"));
      const known = await readFile(kept, "utf8").catch(() => undefined);
      if (known !== undefined) return { code: known, map: null };
      const { code = script } = await minify(script, options);
      await mkdir(path.dirname(kept), { recursive: true });
      await writeFile(kept, code);
      return { code, map: null };
    },
  };
}

/** Of what browsers run, and of the icons, which are drawn in the HTML. */
function licencesOfOthers(): PluginOption {
  return {
    name: "licences-of-others",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === "chunk" ? file.moduleIds : [],
      );
      const shipped = ids
        .filter((id) => isInBrowser(id, this) || id.includes("/lucide-react/"))
        // The few lines that load one script from another.
        .map((id) => id.replace(/^\0(?=(?:vite|rolldown)\/)/, "node_modules/"));
      // The service worker is made of them, after the pages.
      const ofWorker = globSync("node_modules/{workbox-*,idb}/package.json");
      const source = licencesOf([...shipped, ...ofWorker]);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** `import text from "./file.ts?script"`: the file as a short script to stand in the HTML. It imports nothing itself. */
function scriptsInHtml(): PluginOption {
  return {
    name: "scripts-in-html",
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?script$/ },
      async handler(id) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        const script = await transformWithOxc(await readFile(file, "utf8"), file);
        const { code } = await minify(`(()=>{${script.code}})()`, { ecma: 2020 });
        return { code: `export default ${JSON.stringify(code)}`, moduleType: "js" };
      },
    },
  };
}

/** Vite watches what is imported, and words are not. What is drawn from them is drawn anew first. */
function reloadWhenContentIsSaved(): PluginOption {
  return {
    name: "reload-when-content-is-saved",
    configureServer(server) {
      let soon: NodeJS.Timeout | undefined;
      let hasOtherPages = false;
      const show = async (problem: Error | null, _words: string, complaint: string) => {
        if (problem) server.config.logger.error(complaint);
        if (hasOtherPages) await server.restart();
        else server.environments.client.hot.send({ type: "full-reload" });
      };
      server.watcher.add(contentFolder).on("all", (change, file) => {
        if (!file.startsWith(contentFolder + path.sep)) return;
        hasOtherPages ||= change !== "change" && file.endsWith(".md");
        // An editor may save several files at once.
        clearTimeout(soon);
        soon = setTimeout(() => execFile(process.execPath, ["tools/generate.ts"], show), 100);
      });
    },
  };
}

function standInBesideDevServer(): PluginOption {
  return {
    name: "church-suite-stand-in",
    configureServer: ({ middlewares }) => void middlewares.use(churchSuiteStandIn()),
  };
}
