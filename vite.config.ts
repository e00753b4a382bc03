import path from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { createLogger, defineConfig, type Logger, type LogLevel } from "vite";
import { componentStyles } from "#tools/build/component-styles.ts";
import { inlineScripts } from "#tools/build/inline-scripts.ts";
import { LICENCES } from "#tools/build/licences.ts";
import { oldestBrowsers } from "#tools/build/oldest-browsers.ts";
import { responsivePhotos } from "#tools/build/photos.ts";
import { reloadWhenContentIsSaved } from "#tools/build/reload-content.ts";
import { serveEditor } from "#tools/editor/serve-editor.ts";
import { churchFolder } from "./app/church/settings.server.ts";
import { standInBesideDevServer } from "./tools/dev/stand-in.ts";

export default defineConfig(({ command }) => ({
  customLogger: makeLogger(command === "build" ? "warn" : "info"),
  plugins: [
    reactRouter(),
    responsivePhotos(),
    componentStyles(),
    inlineScripts(),
    reloadWhenContentIsSaved(),
    serveEditor(),
    standInBesideDevServer(),
  ],
  resolve: {
    alias: { "#church-folder": path.resolve(churchFolder()) },
  },
  // Found at the start: a package found later makes the development server reload the page.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!**/*.{test,server}.*"] },
  // Lightning CSS knows @custom-media, which has one name for each width at which pages change.
  css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } },
  build: {
    target: oldestBrowsers,
    // Small files stay files: data: addresses would need a hole in a Content-Security-Policy.
    assetsInlineLimit: 0,
    // One sheet for the site: whoever has opened a page has the style of every other.
    cssCodeSplit: false,
    // Visitors may look up whose work is in the site, as its licences ask.
    license: { fileName: LICENCES },
    // That a computer is slow is nothing to warn of.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files: what every page runs at once, and what the two islands need, React with them. Left alone both
            // come in two dozen pieces, because the routes, which no browser asks for, share some of each.
            codeSplitting: {
              groups: [
                { name: "entry.client", test: /app\/entry\.client\.ts$/, priority: 1 },
                { name: "islands", test: /app\/events\/hydrate\.tsx$/ },
              ],
            },
          },
        },
      },
    },
  },
}));

/** A build says what is wrong, and not of each of some hundred files that it is written. */
function makeLogger(level: LogLevel): Logger {
  const logger = createLogger(level);
  const { warn } = logger;
  logger.warn = (message, options) => {
    // Lightning CSS does not know this pseudo-class yet, and leaves it as it is.
    if (!message.includes("'target-current' is not recognized")) warn(message, options);
  };
  return logger;
}
