import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { ASKED_FOR_AGAIN, contentTypes } from "#tools/hosts/headers.ts";
import { headersAt } from "./header-rules.ts";
import { churchSuiteStandIn } from "./stand-in.ts";

const NOT_FOUND = "/404.html";
const FAILED = "/500.html";

// Compressed copies are sent in the place of a file, and what is for hosts is not for visitors.
const NOT_SERVED = /\.(?:br|gz)$|\/(?:_|\.(?!well-known\/))/;

/** Why there is no file: all else is a fault of this computer's. */
const IS_MISSING = /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/;

/** The built website in `folder` with the stand-in in front of it. It does not listen yet. */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, NOT_FOUND))) {
    throw new Error(`There is no built website in ${folder}. Run "npm run build:stand-in" first.`);
  }
  const standIn = churchSuiteStandIn();
  const answer = getRequestListener(website(folder).fetch, { overrideGlobalObjects: false });
  return createServer((request, response) => {
    // An address with more slashes at its beginning is the page's all the same, and never another host.
    request.url = request.url?.replace(/^\/+/, "/");
    standIn(request, response, () => void answer(request, response));
  });
}

function website(root: string): Hono {
  const app = new Hono();
  const addHeaders = async (context: Context, address: string) => {
    const headers = { "Cache-Control": ASKED_FOR_AGAIN, ...(await headersAt(root, address)) };
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
  /** The page that says what went wrong, with its status. */
  const sendPage = async (context: Context, page: string, status: 404 | 500) => {
    await addHeaders(context, page);
    context.header("Content-Type", contentTypes.html);
    return context.body(await readFile(path.join(root, page), "utf8").catch(() => ""), status);
  };
  app.use(async (context, next) => {
    const { method, path: address } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      await addHeaders(context, "/");
      return context.body(null, 405, { Allow: "GET, HEAD" });
    }
    const file = fileAt(address);
    const tag = isServed(file) && (await tagOf(path.join(root, file)));
    if (!tag) return sendPage(context, NOT_FOUND, 404);
    await addHeaders(context, file.replace(/\/index\.html$/, "") || "/");
    context.header("ETag", tag);
    context.header("Vary", "Accept-Encoding");
    const has = context.req.header("If-None-Match")?.split(/,\s*/) ?? [];
    return has.includes(tag) || has.includes("*") ? context.body(null, 304) : next();
  });
  app.use(
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: fileAt,
      onFound: (_, context) => {
        const type = contentTypes[path.extname(fileAt(context.req.path)).slice(1)];
        context.header("Content-Type", type ?? "application/octet-stream");
        // Whoever asks again has its tag.
        context.header("Last-Modified", undefined);
      },
    }),
  );
  app.notFound((context) => sendPage(context, NOT_FOUND, 404));
  app.onError((problem, context) => {
    console.error(problem);
    return sendPage(context, FAILED, 500);
  });
  return app;
}

/** The file that an address stands for: a page's is `index.html` in the folder of its name. */
function fileAt(address: string): string {
  return path.extname(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
}

/** Whether there is anything for visitors at this address, however its letters are encoded. */
function isServed(file: string): boolean {
  try {
    const name = decodeURIComponent(file);
    return name !== NOT_FOUND && name !== FAILED && !NOT_SERVED.test(name);
  } catch {
    // A "%" that encodes nothing.
    return false;
  }
}

/** What a file is told from its other versions by, compressed or not; undefined where there is none. */
async function tagOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `W/"${mtimeMs.toString(36)}-${size}"`;
  } catch (problem) {
    const isMissing =
      problem instanceof Error && "code" in problem && IS_MISSING.test(String(problem.code));
    if (isMissing) return undefined;
    throw problem;
  }
}
