import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { makeStandIn } from "./stand-in.ts";

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
    standIn(request, response, () => void answer(request, response));
  });
}

function makeApp(root: string): Hono {
  const app = new Hono();
  app.use(compress(), etag(), async (context, next) => {
    await next();
    const isMissing = context.res.status === 404;
    const address = isMissing ? "/404.html" : context.req.path.replace(/\/$/, "") || "/";
    for (const [name, value] of await headersAt(root, address)) context.header(name, value);
  });
  app.use(serveStatic({ root }));
  app.notFound(async (context) =>
    context.html(await readFile(path.join(root, "404.html"), "utf8"), 404),
  );
  return app;
}

/**
 * The headers of an address, by the file `_headers` of the built website in `folder`. It is read each time, because the
 * website may be built again while it is served. A rule is a line with an address ("/assets/*.jpg") and the headers below
 * it; an exclamation mark removes a header of an earlier rule. Of two rules with one header both values are sent, and
 * without a rule about it browsers ask for a file again, as at Cloudflare.
 */
async function headersAt(folder: string, address: string): Promise<Headers> {
  const text = await readFile(path.join(folder, "_headers"), "utf8").catch(() => "");
  const headers = new Headers();
  let ruleApplies = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) ruleApplies = writePattern(line).test(address);
    if (!ruleApplies) continue;
    const [, name, value, removed] = /^\s+(?:([\w-]+): (.*)|! ([\w-]+))$/.exec(line) ?? [];
    if (removed) headers.delete(removed);
    else if (name && value) headers.append(name, value);
  }
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-cache");
  headers.delete(FOR_ENCRYPTED);
  return headers;
}

/** Makes a regular expression of the address of a rule, in which a star stands for anything. */
function writePattern(address: string): RegExp {
  return new RegExp(`^${address.replaceAll(".", "\\.").replaceAll("*", ".*")}$`);
}
