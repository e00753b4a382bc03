import { existsSync } from "node:fs";
import path from "node:path";

/**
 * What somebody who builds the website can set from outside. Nothing else reads the environment, and this does so when
 * it is asked.
 */

/** The folder of the church's words, from the project's folder: the one that CONTENT names, or `content`, or `sample`. */
export function churchFolder(): string {
  return process.env.CONTENT || usualFolder();
}

function usualFolder(): string {
  return existsSync("content") ? "content" : "sample";
}

/** Where the site is built, an absolute path: `build`, or `build-NAME` where CONTENT names another folder than the usual one. */
export function buildFolder(): string {
  const folder = churchFolder();
  return path.resolve(folder === usualFolder() ? "build" : `build-${path.basename(folder)}`);
}

/**
 * The moment of which everything is that a build writes down. SOURCE_DATE_EPOCH (seconds since 1970, see
 * reproducible-builds.org) puts it elsewhere than at now: the tests look at one day, whatever day it is.
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}

/**
 * Whether the site is built against the stand-in ChurchSuite: `npm start`, `npm run dev` and the tests. Node, which has
 * no `import.meta.env`, is told by an argument.
 */
export function isStandIn(): boolean {
  return import.meta.env?.MODE === "stand-in" || process.argv.includes("--mode=stand-in");
}

/** Whether pages are being built, and not served by the development server or asked for by a tool. */
export function isBuild(): boolean {
  return import.meta.env?.PROD === true;
}
