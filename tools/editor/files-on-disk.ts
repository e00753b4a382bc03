import { mkdir, readdir, readFile, rm, rmdir, stat, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { ServedEntry } from "./page/served-files.ts";

/** A content folder on disk, and its name as the editor's forms have it: "content", "tests/another-church". */
export type Content = { folder: string; name: string };
export type FileAnswer = {
  status: number;
  body?: string | Buffer;
  headers?: Record<string, string>;
};

/**
 * What happens to a file of the church's, or to a folder, and the answer: GET reads a file or lists a folder, PUT
 * writes, DELETE takes away. Nothing outside the content folder has a path, and nothing whose name begins with a dot.
 */
export async function filesAnswer(content: Content, request: IncomingMessage): Promise<FileAnswer> {
  const steps = stepsIn(request.url ?? "/");
  const own = content.name.split("/").filter(Boolean);
  const next = own[steps.length];
  if (next !== undefined && steps.every((step, index) => step === own[index])) {
    return json([{ name: next, kind: "directory" }]);
  }
  const isWithin = own.every((step, index) => step === steps[index]);
  const below = steps.slice(own.length);
  if (!isWithin || below.some((step) => /^\.|[/\\]/.test(step))) return { status: 404 };
  const file = path.join(content.folder, ...below);
  if (request.method === "PUT") return write(file, await buffer(request));
  if (request.method === "DELETE") return remove(file);
  return request.method === "GET" ? read(file) : { status: 405 };
}

/** "/files/content/groups/" in steps: "content", "groups". */
function stepsIn(url: string): string[] {
  const { pathname } = new URL(url, "http://localhost");
  return pathname.split("/").slice(2).filter(Boolean).map(decodeURIComponent);
}

async function read(file: string): Promise<FileAnswer> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return { status: 404 };
  if (!found.isDirectory()) {
    const headers = { "Last-Modified": found.mtime.toUTCString() };
    return { status: 200, headers, body: await readFile(file) };
  }
  const entries = await readdir(file, { withFileTypes: true });
  return json(
    entries
      .filter(({ name }) => !name.startsWith("."))
      .map((entry) => ({ name: entry.name, kind: entry.isDirectory() ? "directory" : "file" })),
  );
}

async function write(file: string, body: Buffer): Promise<FileAnswer> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
  return { status: 204 };
}

/** A folder goes where nothing is left in it. */
async function remove(file: string): Promise<FileAnswer> {
  const found = await stat(file).catch(() => undefined);
  if (!found) return { status: 404 };
  await (found.isDirectory() ? rmdir(file) : rm(file));
  return { status: 204 };
}

function json(entries: ServedEntry[]): FileAnswer {
  const headers = { "Content-Type": "application/json" };
  return { status: 200, headers, body: JSON.stringify(entries) };
}
