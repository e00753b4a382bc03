import { readFile } from "node:fs/promises";
import { type Answer, plain } from "./answers.ts";

const assets = {
  "style.css": "text/css; charset=utf-8",
  "icon.svg": "image/svg+xml",
  "script.js": "text/javascript; charset=utf-8",
};

/** The stand-in's own stylesheet, icon or tracker. */
export function asset(name: keyof typeof assets): Promise<Answer> {
  return file(new URL(`./assets/${name}`, import.meta.url), assets[name]);
}

/** An event's picture: a name such as "watchnight_md.jpg", checked before it comes here. */
export async function picture(name: string): Promise<Answer> {
  const url = new URL(`./pictures/${name}`, import.meta.url);
  return file(url, "image/jpeg").catch(() => plain("There is no such picture.", 404));
}

async function file(url: URL, type: string): Promise<Answer> {
  return { status: 200, headers: { "Content-Type": type }, body: await readFile(url) };
}
