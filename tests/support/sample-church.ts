import { type Church, openChurch } from "#app/church/open-church.server.ts";
import { SATURDAY_MORNING } from "./tested-time.ts";

/** A Saturday of the sample's year: the one for which the tests of built files and of browsers build the site. */
export const SATURDAY = SATURDAY_MORNING;

/** The sample congregation on that day. */
export const sampleChurch: Church = openChurch("sample", SATURDAY);
