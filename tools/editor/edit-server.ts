import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { send } from "@fastify/send";
import { asHeader } from "#tools/hosts/content-policy.ts";
import { contentTypes } from "#tools/hosts/content-types.ts";
import { editorPolicy } from "#tools/hosts/editor-policy.ts";
import { type Content, filesAnswer } from "./files-on-disk.ts";

const headers = {
  "Content-Security-Policy": asHeader(editorPolicy("this computer")),
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cache-Control": "no-cache",
};

/**
 * The editor that was written into `editor`, at /edit/, and at /files/ the church's own files in `content`, to be read
 * and written. It does not listen yet. Nobody but the editor's page may ask it for a file: no other website that is
 * open in the same browser, and no name that leads to this computer by a trick.
 */
export function createEditServer(editor: string, content: Content): Server {
  return createServer((request, response) => {
    answer(editor, content, request, response).catch((problem: unknown) => {
      if (response.headersSent) response.destroy();
      else response.writeHead(500, headers).end(String(problem));
    });
  });
}

async function answer(
  editor: string,
  content: Content,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { host = "", "sec-fetch-site": site = "" } = request.headers;
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (!/^(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(host)) {
    response.writeHead(403, headers).end("This address is for http://localhost only.");
  } else if (pathname.startsWith("/files/")) {
    if (site === "same-origin") {
      const { status, body, headers: more } = await filesAnswer(content, request);
      response.writeHead(status, { ...headers, ...more }).end(body);
    } else response.writeHead(403, headers).end("The church's files are for the editor alone.");
  } else if (pathname.startsWith("/edit/")) {
    await sendEditor(editor, pathname, request, response);
  } else {
    response.writeHead(302, { ...headers, Location: "/edit/" }).end();
  }
}

async function sendEditor(
  root: string,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = pathname.slice("/edit".length).replace(/\/$/, "/index.html");
  const found = await send(request, file, { root, cacheControl: false, contentType: false });
  const type = contentTypes[path.extname(file).slice(1)] ?? "application/octet-stream";
  response.writeHead(found.statusCode, { ...found.headers, ...headers, "Content-Type": type });
  await pipeline(found.stream, response);
}
