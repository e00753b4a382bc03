import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";
import { negotiate } from "@fastify/accept-negotiator";
import { send } from "@fastify/send";
import { contentTypes } from "#tools/hosts/content-types.ts";
import { ASKED_FOR_AGAIN } from "#tools/hosts/headers.ts";
import { headersAt } from "./header-rules.ts";
import { churchSuiteStandIn } from "./stand-in.ts";

const NOT_FOUND = "/404.html";
const FAILED = "/500.html";

// The compressed copies that may lie beside a file.
const endings = { br: ".br", gzip: ".gz" };

// Compressed copies are sent in the place of a file, and what is for hosts is not for visitors.
const NOT_SERVED = /\.(?:br|gz)$|\/(?:_|\.(?!well-known\/))/;

// A precondition that does not hold, and a range that the file does not have: all other errors say
// that the address is none of the site's.
const isAboutTheFile = [412, 416];

/** The built website in `folder` with the stand-in in front of it. It does not listen yet. */
export function createSiteServer(folder: string): Server {
  if (!existsSync(path.join(folder, NOT_FOUND))) {
    throw new Error(`There is no built website in ${folder}. Run "npm run build:stand-in" first.`);
  }
  const standIn = churchSuiteStandIn();
  return createServer((request, response) => {
    standIn(request, response, () => {
      answer(folder, request, response).catch((problem: unknown) => {
        console.error(problem);
        // Once something of the answer is on its way, breaking off is all that is left.
        if (response.headersSent) response.destroy();
        else sendPage(folder, FAILED, response).catch(() => response.destroy());
      });
    });
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.writeHead(405, { ...(await headersAt(folder, "/")), Allow: "GET, HEAD" }).end();
    return;
  }
  const file = fileAt(request.url ?? "/");
  const found = isServed(file) ? await find(folder, file, request) : null;
  if (!found) {
    await sendPage(folder, NOT_FOUND, response);
    return;
  }
  const headers = {
    "Cache-Control": ASKED_FOR_AGAIN,
    ...(await headersAt(folder, addressOf(file))),
  };
  // The visitor may have gone while the file was being found.
  if (response.destroyed) {
    found.stream.destroy();
    return;
  }
  // A connection stays open without being told to, since HTTP/1.1.
  response.removeHeader("Connection");
  response.writeHead(found.statusCode, { ...headers, ...found.headers, Vary: "Accept-Encoding" });
  // Closes the file when the visitor breaks off, and the connection when the file has gone.
  pipeline(found.stream, response, () => {});
}

/** Answers with the page that says what went wrong, and with its status. */
async function sendPage(
  folder: string,
  page: typeof NOT_FOUND | typeof FAILED,
  response: ServerResponse,
) {
  const body = await readFile(path.join(folder, page)).catch(() => "");
  response.writeHead(page === NOT_FOUND ? 404 : 500, {
    "Cache-Control": ASKED_FOR_AGAIN,
    ...(await headersAt(folder, page)),
    "Content-Type": contentTypes.html,
  });
  response.end(body);
}

/** The file that an address stands for: a page's is `index.html` in the folder of its name. */
function fileAt(url: string): string {
  const [address = "/"] = url.split("?");
  return path.extname(address) ? address : `${address.replace(/\/$/, "")}/index.html`;
}

/** The address of a file, as rules for headers name it. */
function addressOf(file: string): string {
  return file.replace(/\/index\.html$/, "") || "/";
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

/** The file, compressed if the visitor's browser can read it so; null where there is none. */
async function find(root: string, file: string, request: IncomingMessage) {
  // Whoever asks again for a file that is for good has its ETag; nobody asks for a part of a compressed one.
  const lastModified = !file.startsWith("/assets/");
  const dotfiles = "allow" as const;
  const options = {
    root,
    index: false,
    cacheControl: false,
    contentType: false,
    // In bytes, for each visitor at once: a page needs less, and a longer file comes in several.
    highWaterMark: 16_384,
    dotfiles,
    lastModified,
  };
  const type = contentTypes[path.extname(file).slice(1)] ?? "application/octet-stream";
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", ["br", "gzip"]);
  const copy =
    encoding &&
    (await send(request, file + endings[encoding], { ...options, acceptRanges: false }));
  if (copy && copy.type === "file") {
    const headers = { ...copy.headers, "Content-Type": type, "Content-Encoding": encoding };
    return { ...copy, headers };
  }
  const found = await send(request, file, options);
  if (found.type === "file")
    return { ...found, headers: { ...found.headers, "Content-Type": type } };
  if (found.statusCode >= 500) throw new Error(`${file} cannot be read.`);
  return isAboutTheFile.includes(found.statusCode) ? found : null;
}
