import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { type Alias, createLogger, defineConfig, type Logger, type PluginOption } from "vite";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { churchSuiteStandIn } from "#demo/stand-in.ts";
import { chunkGroups } from "#tools/build/chunks.ts";
import { licencesOfOthers } from "#tools/build/licences.ts";
import { oldestBrowsers } from "#tools/build/oldest-browsers.ts";
import { responsivePhotos } from "#tools/build/photos.ts";
import { reloadWhenContentIsSaved } from "#tools/build/reload-content.ts";
import { scriptsInHtml } from "#tools/build/scripts-in-html.ts";
import { componentStyles, styleSheets } from "#tools/build/style-sheets.ts";
import { serveEditor } from "#tools/editor/serve-editor.ts";

/** lucide-react's own component can do much that no icon here needs: it would make each page two kilobytes heavier. */
const lightIcons: Alias = {
  find: /^.*\/createLucideIcon\.mjs$/,
  replacement: path.resolve("app/ui/create-icon.tsx"),
};

export default defineConfig(({ command, mode }) => ({
  customLogger: command === "build" ? buildLogger() : undefined,
  plugins: [
    reactRouter(),
    responsivePhotos(),
    componentStyles(),
    styleSheets(path.resolve("app/root.tsx")),
    scriptsInHtml(),
    licencesOfOthers(),
    reloadWhenContentIsSaved(),
    serveEditor(),
    mode === "stand-in" && standInBesideDevServer(),
  ],
  resolve: {
    alias: [
      { find: "#content", replacement: contentFolder },
      ...(command === "build" ? [lightIcons] : []),
    ],
  },
  // So that its icons are drawn in the HTML as they are in browsers.
  ...(command === "build" && { ssr: { noExternal: ["lucide-react"] } }),
  // Found at the start: a package found later makes the development server reload the page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.{test,server}.*"] },
  // For @custom-media, which has one name for each width at which pages change.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: oldestBrowsers,
    // Small files stay files: data: addresses would need a hole in a Content-Security-Policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // Shorter than usual: each page names some hundred of them.
      output: { assetFileNames: "assets/[name]-[hash:4][extname]" },
      // Of the two thousand icons of lucide-react, those alone that are imported are read.
      experimental: { lazyBarrel: true },
      // A constant of another module is written where it is used: fewer names go from file to file.
      optimization: { inlineConst: { mode: "all" } },
      checks: { pluginTimings: false },
    },
  },
  environments: {
    // Pages have some of its functions in their HTML.
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          // Where fields of classes are written down for older browsers: `this.field = value`, without helpers.
          transform: { assumptions: { setPublicClassFields: true } },
          output: {
            codeSplitting: { groups: chunkGroups() },
            entryFileNames: "assets/[name]-[hash:7].js",
            chunkFileNames: "assets/[name]-[hash:7].js",
          },
        },
      },
    },
  },
}));

/** Says what is wrong, and not of each of some hundred files that it is written. */
function buildLogger(): Logger {
  const logger = createLogger("warn");
  return {
    ...logger,
    warn: (message, options) => {
      // Lightning CSS does not know this pseudo-class yet, and leaves it as it is.
      if (message.includes("'target-current' is not recognized")) return;
      logger.warn(message, options);
    },
  };
}

function standInBesideDevServer(): PluginOption {
  return {
    name: "church-suite-stand-in",
    configureServer: ({ middlewares }) => void middlewares.use(churchSuiteStandIn()),
  };
}
