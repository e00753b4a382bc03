import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { churchSuiteStandIn } from "./stand-in.ts";

/** The built website in `folder` with the stand-in in front of it. It does not listen yet. */
export function createSiteServer(folder: string): Server {
  const notFoundPath = join(folder, "404.html");
  if (!existsSync(notFoundPath)) {
    throw new Error(`There is no built website in ${folder}. Run "npm run build:stand-in" first.`);
  }
  const notFoundPage = readFileSync(notFoundPath);
  const standIn = churchSuiteStandIn();
  const site = sirv(folder, {
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: sayHowLongToKeep,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8" });
      response.end(notFoundPage);
    },
  });
  return createServer((request, response) => {
    standIn(request, response, () => site(request, response));
  });
}

function sayHowLongToKeep(response: ServerResponse, path: string): void {
  // Names in /assets change with the contents; everything else must be asked for again.
  const forGood = path.startsWith("/assets/");
  const rule = forGood ? "public, max-age=31536000, immutable" : "no-cache";
  response.setHeader("Cache-Control", rule);
}
