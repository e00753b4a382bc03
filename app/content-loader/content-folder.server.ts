import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The folder the site's words are read from, seen from the top of the project: the one that the
 * environment names in CONTENT, or the church's own `content/`, or the sample congregation.
 */
export const contentName = process.env.CONTENT ?? (existsSync("content") ? "content" : "sample");

/** The same, from the root of the disk. The build always runs at the top of the project. */
export const contentFolder = path.resolve(contentName);
