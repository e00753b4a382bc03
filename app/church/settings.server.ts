import { existsSync } from "node:fs";
import path from "node:path";

/**
 * The settings of a build. No other file of the website reads the environment, and this one reads it only when a function
 * is called.
 */

/**
 * The folder of the church's words, as a path from the project's folder. It is the value of CONTENT or, without one,
 * `content` if there is such a folder, and else `sample`.
 */
export function churchFolder(): string {
  return process.env.CONTENT || defaultFolder();
}

function defaultFolder(): string {
  return existsSync("content") ? "content" : "sample";
}

/** The absolute path of the built site: `build`, or `build-NAME` if CONTENT names another folder than the default. */
export function buildFolder(): string {
  const folder = churchFolder();
  return path.resolve(folder === defaultFolder() ? "build" : `build-${path.basename(folder)}`);
}

/**
 * The moment for which the site is built. It is now, unless SOURCE_DATE_EPOCH names another (in seconds since 1970, see
 * reproducible-builds.org). The tests use it to look at the same day every day.
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}

/**
 * Whether the site uses the stand-in for ChurchSuite, as `npm start`, `npm run dev` and the tests do. Programs that run
 * in Node without Vite get it as an argument.
 */
export function isStandIn(): boolean {
  return import.meta.env?.MODE === "stand-in" || process.argv.includes("--mode=stand-in");
}

/** Whether pages are being built. It is false in the development server and in tools. */
export function isBuild(): boolean {
  return import.meta.env?.PROD === true;
}
