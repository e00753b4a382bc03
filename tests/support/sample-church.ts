import { type Church, openChurch } from "#app/church/open-church.server.ts";

/** A Saturday of the sample's year. */
export const SATURDAY = new Date("2026-11-21T09:00:00Z");

/** The sample congregation on that day. */
export const sampleChurch: Church = openChurch("sample", SATURDAY);
