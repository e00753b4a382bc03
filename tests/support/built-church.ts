import { thisChurch } from "#app/church/this-church.server.ts";

/** The church whose website was built: the sample, or the one that CONTENT names. */
export const builtChurch = thisChurch();
