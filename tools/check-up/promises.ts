import type { Church } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { chapter, type Finding } from "./finding.ts";

const { must, should } = chapter("Before it goes live");

const FILE = contentPath("church.yaml");
/** For how long somebody's word is taken, in days: what was true last autumn is asked again. */
const HOLDS = 400;

/** What the pages say of a church that only the church can know to be true. */
const PROMISES =
  "leaders of children are checked and trained, and children go home only with whom the pages say; whoever is named " +
  "for safeguarding and for data protection has agreed; insurance covers every group and hire; the loop system and the " +
  "way without steps were tried; records, Gift Aid and filming are as the privacy policy says";

/** Whether somebody has made sure of what the website promises in the church's name, and not too long ago. */
export function promisesToMake(promises: Church["promises"], today: Day): Finding[] {
  const line = `promises: { by: NAME, on: ${today} }`;
  if (!promises) {
    return [
      must(FILE, `Nobody says that what the pages promise is so: ${PROMISES}. Then write ${line}`),
    ];
  }
  const { by, on } = promises;
  if (on > today) return [must(FILE, `promises: ${on} is yet to come`)];
  if (addDays(on, HOLDS) >= today) return [];
  return [
    should(FILE, `${by} made sure on ${on}: ${PROMISES}. Is it still so? Then write ${line}`),
  ];
}
