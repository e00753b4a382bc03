import ICAL from "ical.js";
import type { Component } from "#app/calendar-file.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { isPublished } from "#app/stand-in.server.ts";

const TIMEOUT = 15_000; // milliseconds

/**
 * The entries that the church's website has published until now in a calendar, "/events.ics". The site has no other
 * memory: without them a build could not tell what has changed since, and what has gone. Null where there are none yet.
 */
export const publishedEntries = oncePerBuild(async (path = "") =>
  isPublished ? entriesAt(path, readChurch().website) : null,
);

/** None, with a warning, where they cannot be read: then all entries are new. Null where the website has no such file. */
export async function entriesAt(path: string, website: string): Promise<Component[] | null> {
  const address = new URL(path, website);
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const maker = String(calendar.getFirstPropertyValue("prodid"));
    if (!maker.startsWith(`-//${address.host}//`))
      throw new Error("it is not this website’s calendar");
    return calendar.getAllSubcomponents("vevent").map(({ jCal }) => jCal as Component);
  } catch (problem) {
    const { message, cause } = problem as Error;
    const reason = cause instanceof Error ? cause.message : message;
    console.warn(
      `${address}, as it is published now, could not be read (${reason}). The new one is built without it: ` +
        "all of its entries count as changed, and events that were taken out of the diary are not in it as cancelled.",
    );
    return [];
  }
}
