import { existsSync } from "node:fs";
import path from "node:path";

const usual = existsSync("content") ? "content" : "sample";

/**
 * The folder the site's words are read from, seen from the top of the project: the one that the
 * environment names in CONTENT, or the church's own `content/`, or the sample congregation.
 */
export const contentName = process.env.CONTENT || usual;

/** The same, from the root of the disk. The build always runs at the top of the project. */
export const contentFolder = path.resolve(contentName);

/**
 * Where the site is built, from the root of the disk: `build/`, or a folder beside it where other
 * words than the usual ones are named, so that no test puts the sample in a church's place.
 */
export const buildFolder = path.resolve(
  contentName === usual ? "build" : `build-${path.basename(contentName)}`,
);
