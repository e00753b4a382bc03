import { execFile } from "node:child_process";
import { utimes } from "node:fs/promises";
import path from "node:path";
import type { Plugin } from "vite";
import { churchFolder } from "#app/church/settings.server.ts";

/** How long to wait for further files after one has been saved, in milliseconds. */
const WAIT_FOR_MORE = 100;

/**
 * The routes follow from the church's words. React Router reads them anew when their file is touched, and keeps those it
 * has if the words have mistakes by then. A server that restarts with such words would end.
 */
const ROUTES = path.resolve("app/routes.ts");

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
      const generate = ["tools/build/generate.ts", `--mode=${server.config.mode}`];
      const reload = async (problem: Error | null, _output: string, messages: string) => {
        if (problem) server.config.logger.error(messages);
        else await utimes(ROUTES, new Date(), new Date());
        server.environments.client.hot.send({ type: "full-reload" });
      };
      server.watcher.add(folder).on("all", (_, file) => {
        if (!file.startsWith(folder + path.sep)) return;
        // An editor may save several files at once.
        clearTimeout(timer);
        timer = setTimeout(() => execFile(process.execPath, generate, reload), WAIT_FOR_MORE);
      });
    },
  };
}
