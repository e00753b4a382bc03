import { readdirSync } from "node:fs";
import { SITE } from "./built-pages.ts";

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" }).map((file) => `/${file}`);

/** The address of a file of the built site with this ending ("avif"), in a folder; "" where there is none. */
export function firstOf(ending: string, folder = "/"): string {
  return files.find((file) => file.startsWith(folder) && file.endsWith(`.${ending}`)) ?? "";
}
