import { readdir, readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { asHeader, editorPolicy } from "#tools/hosts/content-policy.ts";
import { type Content, checkUp, saveFiles } from "./save.ts";

const policy = asHeader(editorPolicy("this computer"));
const headers = {
  "Content-Security-Policy": policy,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

/**
 * The editor that was written into `editor`, at /edit/, and at /files/ the church's own files in `content`, to be read
 * and written, and at /who/ where somebody stands in them. It does not listen yet. Nobody but the editor's page may ask it for a file: no other website that is
 * open in the same browser, and no name that leads to this computer by a trick.
 */
export function createEditServer(editor: string, content: Content): Server {
  const app = new Hono();
  app.use(async (context, next) => {
    const isHere = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(context.req.header("Host") ?? "");
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
    return isHere ? next() : context.text("This address is for http://localhost only.", 403);
  });
  app.use(async ({ req, text }, next) => {
    const isEditor = req.header("Sec-Fetch-Site") === "same-origin";
    const isOpen = req.method === "GET" && !/^\/(?:files|who)\//.test(req.path);
    return isEditor || isOpen ? next() : text("The church's files are for the editor alone.", 403);
  });
  app.get("/who/:name", async ({ req, json }) =>
    json(await checkUp(content, "who", req.param("name"))),
  );
  app.get("/files/", async ({ json }) => json(await pathsIn(content)));
  // All that is saved at once: each file's bytes under its path, and the paths of those that are deleted.
  app.post("/files/", async ({ req, body, json }) => {
    const changes = new Map<string, Buffer | undefined>();
    for (const [path, bytes] of await req.formData()) {
      const isDeleted = typeof bytes === "string";
      const file = fileAt(content, `/files/${isDeleted ? bytes : path}`);
      if (!file) return body(null, 404);
      changes.set(file, isDeleted ? undefined : Buffer.from(await bytes.arrayBuffer()));
    }
    return json(await saveFiles(content, changes));
  });
  app.get("/files/*", async ({ req, body }) => {
    const file = fileAt(content, decodeURIComponent(req.path));
    if (!file) return body(null, 404);
    const lastChange = (await stat(file)).mtime.toUTCString();
    return body(await readFile(file), 200, { "Last-Modified": lastChange });
  });
  app.use(
    "/edit/*",
    serveStatic({ root: editor, rewriteRequestPath: (address) => address.slice("/edit".length) }),
  );
  app.get("*", ({ redirect }) => redirect("/edit/"));
  app.onError((problem, { text }) => {
    const isGone = "code" in problem && problem.code === "ENOENT";
    return text(problem.message, isGone ? 404 : 500);
  });
  return createServer(getRequestListener(app.fetch));
}

/** The file of an address: none outside the content folder, and none whose name begins with a dot. */
function fileAt({ folder, name }: Content, address: string): string | undefined {
  const own = `/files/${name}/`;
  const below = address.slice(own.length);
  const isOwn = address.startsWith(own) && !/(?:^|[/\\])(?:\.|$)/.test(below);
  return isOwn ? path.join(folder, below) : undefined;
}

async function pathsIn({ folder, name }: Content): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => `${name}/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => fileAt({ folder, name }, `/files/${file}`));
}
