import { mkdirSync } from "node:fs";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Plugin } from "vite";
import { readChurchFacts } from "#app/church/church-facts.server.ts";
import { type ChurchReading, readChurch } from "#app/church/open-church.server.ts";
import { buildTime, churchFolder } from "#app/church/settings.server.ts";
import { ContentFolder } from "#content";
import { writeEditorPolicy } from "#tools/build/headers.ts";
import { makeEditorConfig, readChurchForEditor } from "./config.ts";
import { writeEditor } from "./write-editor.ts";

/** Puts the editor at /edit/ of the development server. There it opens the folder of this computer. */
export function serveEditor(): Plugin {
  return {
    name: "serve-editor",
    configureServer({ middlewares }) {
      const folder = path.resolve("node_modules/.cache/editor");
      // The development server beside it keeps the Request and Response it knows.
      const answer = getRequestListener(makeEditorApp(folder).fetch, {
        overrideGlobalObjects: false,
      });
      middlewares.use((request, response, next) => {
        if (/^\/edit(?:[/?]|$)/.test(request.url ?? "")) void answer(request, response);
        else next();
      });
    },
  };
}

/** Reads the church as it is now. Somebody may be editing its files, so they may have mistakes. */
function readNow(): ChurchReading {
  return readChurch(churchFolder(), buildTime());
}

/** Answers requests for /edit/. The editor is written into `folder` when somebody opens it for the first time. */
export function makeEditorApp(folder: string): Hono {
  let writing: Promise<void> | undefined;
  mkdirSync(folder, { recursive: true });
  const app = new Hono();
  app.use(async (context, next) => {
    // Every file of the editor has the policy, and reading all of the church would take longer than sending it.
    const repository = readChurchFacts(new ContentFolder(churchFolder()))?.repository;
    context.header("Content-Security-Policy", writeEditorPolicy(repository));
    context.header("Cache-Control", "no-cache");
    await next();
  });
  app.get("/edit", ({ redirect }) => redirect("/edit/"));
  // The choices in the forms are those of the files as they are now.
  app.get("/edit/config.json", ({ json }) =>
    json(makeEditorConfig(readChurchForEditor(readNow()))),
  );
  app.get("/edit/*", async (_, next) => {
    writing ??= writeEditor(folder);
    await writing;
    await next();
  });
  app.get(
    "/edit/*",
    serveStatic({
      root: folder,
      rewriteRequestPath: (address) => address.slice("/edit".length),
    }),
  );
  return app;
}
