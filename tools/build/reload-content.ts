import { execFile } from "node:child_process";
import path from "node:path";
import type { Plugin } from "vite";
import { contentFolder } from "#app/church/settings.server.ts";

/** Vite watches what is imported, and words are not. What is drawn from them is drawn anew first. */
export function reloadWhenContentIsSaved(): Plugin {
  return {
    name: "reload-when-content-is-saved",
    configureServer(server) {
      let soon: NodeJS.Timeout | undefined;
      let hasOtherPages = false;
      const generate = ["tools/build/generate.ts", `--mode=${server.config.mode}`];
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
        soon = setTimeout(() => execFile(process.execPath, generate, show), 100);
      });
    },
  };
}
