import { mkdirSync } from "node:fs";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Plugin } from "vite";
import { readChurch } from "#app/church/open-church.server.ts";
import { buildTime, churchFolder } from "#app/church/settings.server.ts";
import { answerBelow } from "#tools/dev/middleware.ts";
import { makeEditorConfig } from "./config.ts";
import { writeEditor } from "./write-editor.ts";

/** Puts the editor at /edit/ of the development server. There it opens the folder of this computer. */
export function serveEditor(): Plugin {
  return {
    name: "serve-editor",
    configureServer({ middlewares }) {
      const folder = path.resolve("node_modules/.cache/editor");
      middlewares.use(answerBelow("/edit", makeEditorApp(folder)));
    },
  };
}

/** Answers requests for /edit/. The editor is written into `folder` when somebody opens it for the first time. */
export function makeEditorApp(folder: string): Hono {
  let writing: Promise<void> | undefined;
  mkdirSync(folder, { recursive: true });
  // Somebody may be editing the church's files, so its choices are those of now.
  const readNow = () => readChurch(churchFolder(), buildTime());
  const rewriteRequestPath = (address: string) => address.slice("/edit".length);
  return new Hono()
    .get("/edit", ({ redirect }) => redirect("/edit/"))
    .get("/edit/config.json", ({ json }) => json(makeEditorConfig(readNow())))
    .use(async (_, next) => {
      writing ??= writeEditor(folder, readNow());
      await writing;
      await next();
    })
    .use(serveStatic({ root: folder, rewriteRequestPath }));
}
