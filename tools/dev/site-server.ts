import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { makeStandIn } from "./stand-in.ts";

// Visitors get these files only in the place of others (404.html), or not at all (_headers).
const NOT_SERVED = /^\/(?:404|500)\.html$|\/[_.]/;

/** The codes of errors that mean that there is no such file. Any other error is a fault of this computer. */
const IS_MISSING = /^(?:ENOENT|ENOTDIR|ENAMETOOLONG|ERR_INVALID_ARG_VALUE)$/;

/** A header that this server must not send: the browser would then ask this computer for https. */
const FOR_ENCRYPTED = "Strict-Transport-Security";

/** Makes a server for the built website in `folder`, with the stand-in in front of it. It does not listen yet. */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, "404.html"))) {
    throw new Error(`There is no built website in ${folder}. Run "npm run build:to-try" first.`);
  }
  const standIn = makeStandIn();
  const answer = getRequestListener(makeApp(folder).fetch, { overrideGlobalObjects: false });
  return createServer((request, response) => {
    // "//events" is the address of a page, and not of a host called events.
    request.url = request.url?.replace(/^\/+/, "/");
    standIn(request, response, () => void answer(request, response));
  });
}

function makeApp(root: string): Hono {
  const app = new Hono();
  const addHeaders = async (context: Context, address: string) => {
    for (const [name, value] of await headersAt(root, address)) context.header(name, value);
  };
  /** Sends the page for an unknown address or for a failure, with its status. */
  const sendPage = async (context: Context, status: 404 | 500) => {
    const page = `/${status}.html`;
    await addHeaders(context, page);
    return context.html(await readFile(path.join(root, page), "utf8").catch(() => ""), status);
  };
  app.use(compress(), async (context, next) => {
    const { method, path: address } = context.req;
    if (method !== "GET" && method !== "HEAD") {
      await addHeaders(context, "/");
      return context.body(null, 405, { Allow: "GET, HEAD" });
    }
    const file = findFile(address);
    const tag = NOT_SERVED.test(file) ? undefined : await makeTag(path.join(root, file));
    if (!tag) return sendPage(context, 404);
    await addHeaders(context, file.replace(/\/index\.html$/, "") || "/");
    context.header("ETag", tag);
    const isKnown = context.req.header("If-None-Match")?.includes(tag);
    return isKnown ? context.body(null, 304) : next();
  });
  app.use(serveStatic({ root, rewriteRequestPath: findFile }));
  app.notFound((context) => sendPage(context, 404));
  app.onError((problem, context) => {
    console.error(problem);
    return sendPage(context, 500);
  });
  return app;
}

/** The file of an address: "/giving/index.html" for the page "/giving". */
function findFile(address: string): string {
  return path.extname(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
}

/** The ETag of a file, which changes when it is built again; undefined if there is no such file. */
async function makeTag(file: string): Promise<string | undefined> {
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
 * The headers of an address, by the file `_headers` of the built website in `folder`. It is read each time, because the
 * website may be built again while it is served. A rule is a line with an address ("/assets/*.jpg") and the headers below
 * it; an exclamation mark removes a header of an earlier rule. Without a rule about it, browsers ask for a file again.
 */
async function headersAt(folder: string, address: string): Promise<Headers> {
  const text = await readFile(path.join(folder, "_headers"), "utf8").catch(() => "");
  const headers = new Headers({ "Cache-Control": "no-cache" });
  let ruleApplies = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) ruleApplies = writePattern(line).test(address);
    if (!ruleApplies) continue;
    const [, name, value, removed] = /^\s+(?:([\w-]+): (.*)|! ([\w-]+))$/.exec(line) ?? [];
    if (removed) headers.delete(removed);
    else if (name && value) headers.set(name, value);
  }
  headers.delete(FOR_ENCRYPTED);
  return headers;
}

/** Makes a regular expression of the address of a rule, in which a star stands for anything. */
function writePattern(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
}
