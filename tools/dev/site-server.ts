import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { ASKED_FOR_AGAIN, contentTypes } from "#tools/build/headers.ts";
import { patternOf } from "#tools/build/host-files.ts";
import { churchSuiteStandIn } from "./stand-in.ts";

// Two pages are shown in the place of others, compressed copies in the place of a file, and what is for hosts is not
// for visitors.
const NOT_SERVED = /^\/(?:404|500)\.html$|\.(?:br|gz)$|\/(?:_|\.(?!well-known\/))/;

/** Why there is no file: all else is a fault of this computer's. */
const IS_MISSING = /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/;

/** Never sent from here: a browser would keep asking this computer for https. */
const FOR_ENCRYPTED = "Strict-Transport-Security";

/** The built website in `folder` with the stand-in in front of it. It does not listen yet. */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, "404.html"))) {
    throw new Error(`There is no built website in ${folder}. Run "npm run build:to-try" first.`);
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
    for (const [name, value] of await headersAt(root, address)) context.header(name, value);
  };
  /** The page that says what went wrong, with its status. */
  const sendPage = async (context: Context, status: 404 | 500) => {
    const page = `/${status}.html`;
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
    const tag = NOT_SERVED.test(file) ? undefined : await tagOf(path.join(root, file));
    if (!tag) return sendPage(context, 404);
    await addHeaders(context, file.replace(/\/index\.html$/, "") || "/");
    context.header("ETag", tag);
    context.header("Vary", "Accept-Encoding");
    const isKnown = context.req.header("If-None-Match")?.includes(tag);
    return isKnown ? context.body(null, 304) : next();
  });
  app.use(serveStatic({ root, precompressed: true, rewriteRequestPath: fileAt }));
  app.notFound((context) => sendPage(context, 404));
  app.onError((problem, context) => {
    console.error(problem);
    return sendPage(context, 500);
  });
  return app;
}

/** The file that an address stands for: a page's is `index.html` in the folder of its name. */
function fileAt(address: string): string {
  return path.extname(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
}

/** What a file is told from its other versions by, compressed or not; undefined where there is none. */
async function tagOf(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size } = await stat(file);
    return `W/"${mtimeMs.toString(36)}-${size}"`;
  } catch (problem) {
    if (problem instanceof Error && "code" in problem && IS_MISSING.test(String(problem.code))) {
      return undefined;
    }
    throw problem;
  }
}

/**
 * What the built website in `folder` is to be sent with at an address, as its file `_headers` says now: it may be built
 * again while it is served. A rule there is a line of addresses ("/assets/*.jpg"), and below it what goes with them and,
 * with an exclamation mark, what of earlier rules does not. Where no rule says how long it is kept, it is asked for again.
 */
async function headersAt(folder: string, address: string): Promise<Headers> {
  const text = await readFile(path.join(folder, "_headers"), "utf8").catch(() => "");
  const headers = new Headers({ "Cache-Control": ASKED_FOR_AGAIN });
  let isMeant = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) isMeant = new RegExp(patternOf([line])).test(address);
    if (!isMeant) continue;
    const [, name, value, without] = /^\s+(?:([\w-]+): (.*)|! ([\w-]+))$/.exec(line) ?? [];
    if (without) headers.delete(without);
    else if (name && value) headers.set(name, value);
  }
  headers.delete(FOR_ENCRYPTED);
  return headers;
}
