import { churchTimeAt, type Day, dayOf } from "#time";

/**
 * The moment of which everything is that a build writes down. SOURCE_DATE_EPOCH (seconds since 1970, see
 * reproducible-builds.org) puts it elsewhere than at now: the tests look at one day, whatever day it is.
 */
export function buildTime(): Date {
  const { SOURCE_DATE_EPOCH } = process.env;
  return SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
}

/** The church's day at that moment. */
export function buildDay(): Day {
  return dayOf(churchTimeAt(buildTime()));
}
