import { execFile } from "node:child_process";
import path from "node:path";
import type { Plugin } from "vite";
import { churchFolder } from "#app/church/settings.server.ts";

/** How long to wait for further files after one has been saved, in milliseconds. */
const WAIT_FOR_MORE = 100;

/**
 * A Vite plugin that reloads the pages of the development server when the church's words are saved. Vite itself only
 * watches files that are imported. The pictures that are drawn from the words are drawn first.
 */
export function reloadWhenContentIsSaved(): Plugin {
  return {
    name: "reload-when-content-is-saved",
    configureServer(server) {
      const folder = path.resolve(churchFolder());
      let timer: NodeJS.Timeout | undefined;
      let hasOtherPages = false;
      const generate = ["tools/build/generate.ts", `--mode=${server.config.mode}`];
      const reload = async (problem: Error | null, _output: string, messages: string) => {
        if (problem) server.config.logger.error(messages);
        if (hasOtherPages) await server.restart();
        else server.environments.client.hot.send({ type: "full-reload" });
      };
      server.watcher.add(folder).on("all", (change, file) => {
        if (!file.startsWith(folder + path.sep)) return;
        const isAddedOrRemoved = change !== "change";
        if (isAddedOrRemoved && file.endsWith(".md")) hasOtherPages = true;
        // An editor may save several files at once.
        clearTimeout(timer);
        timer = setTimeout(() => execFile(process.execPath, generate, reload), WAIT_FOR_MORE);
      });
    },
  };
}
