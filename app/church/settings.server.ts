import { existsSync } from "node:fs";
import path from "node:path";

const usual = existsSync("content") ? "content" : "sample";

/** The content folder, from the project: the one that CONTENT names, or `content/`, or `sample/`. */
export const contentName = process.env.CONTENT || usual;

/** A file of the content folder as messages name it: "content/church.yaml". */
export function contentPath(file: string): string {
  return `${contentName}/${file}`;
}

/** The content folder as an absolute path. Every command runs in the project's folder. */
export const contentFolder = path.resolve(contentName);

/** Where the site is built, an absolute path: `build/`, or `build-NAME/` where CONTENT names another folder than the usual one. */
export const buildFolder = path.resolve(
  contentName === usual ? "build" : `build-${path.basename(contentName)}`,
);
