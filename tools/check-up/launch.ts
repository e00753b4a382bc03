import { readChurch } from "#app/content-loader/church.server.ts";
import {
  contentFolder,
  contentName,
  contentPath,
} from "#app/content-loader/content-folder.server.ts";
import { readReviews } from "#app/content-loader/due.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { type People, readPeople } from "#app/content-loader/people.server.ts";
import { PRIVACY, readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { datesDue } from "./due.ts";
import { chapter, type Finding } from "./finding.ts";
import { noticeFindings, noticeParagraphs, practiceOf } from "./privacy.ts";
import { promisesToMake } from "./promises.ts";
import { sampleLeft, samplePhotos } from "./sample.ts";
import { type ContentText, foundIn, textsIn } from "./texts.ts";

const { must, should, know } = chapter("Before it goes live");

const SAMPLE = "sample";

/** Whether the words are the sample congregation's: there is no church yet that could go live. */
export const isSample = contentName === SAMPLE;

/** What stands between the words and a live site, without asking anybody. Throws ContentProblems. */
export function findingsBeforeLaunch(now: Date, isAboutToLaunch = false): Finding[] {
  if (isSample) {
    const begin = "These are the sample congregation’s words. npm run new-church begins your own.";
    return [isAboutToLaunch ? must("", begin) : know("", begin)];
  }
  const own = textsIn(contentFolder);
  const sample = textsIn(SAMPLE);
  const today = dayOf(churchTimeAt(now));
  const people = readPeople();
  const { notices } = readNotices();
  const practice = practiceOf(readChurch(), notices.length > 0);
  const samplesNotice = sample.find(({ file }) => file === PRIVACY)?.text ?? "";
  return [
    ...sampleLeft(own, sample),
    ...samplePhotos(contentFolder, SAMPLE),
    ...undecided(people),
    ...promisesToMake(readChurch().promises, today),
    ...vacancyWords(own, people),
    ...churchSuiteWords(own, Boolean(readChurch().churchsuite)),
    ...noticeFindings(noticeParagraphs(practice.isCounted), practice),
    ...datesDue(
      {
        hasYear: readYear() !== null,
        notices,
        reviewed: readPrivacyPolicy().reviewed,
        samplesReview: /^reviewed: (\S+)$/m.exec(samplesNotice)?.[1] ?? "",
        reviews: readReviews(),
      },
      today,
    ),
  ];
}

function undecided({ safeguarding }: People): Finding[] {
  const { charity, analytics } = readChurch();
  const hasChildren = readGroups().some(({ isForChildren }) => isForChildren);
  const people = contentPath("people.yaml");
  const church = contentPath("church.yaml");
  const nobodyNamed =
    "children are left in the care of your groups, and nobody is named to tell of a worry about one: safeguarding: with name, role, phone and words.";
  const noNumber =
    "there is no charity number, which a registered charity prints: charity: with the number that your regulator gave you, such as NIC100000 or SC012345.";
  const notDecided =
    "it is not decided whether page views are counted. If not, write analytics: none.";
  return [
    ...(hasChildren && !safeguarding ? [should(people, nobodyNamed)] : []),
    ...(charity ? [] : [should(church, noNumber)]),
    ...(analytics ? [] : [should(church, notDecided)]),
  ];
}

// What is done “in a vacancy” is so at any time.
const VACANCY = /between\s+ministers|(?<!\bin\s+a\s+)\bvacan(?:cy|t)\b/gi;

/** Words about a vacancy, where people.yaml names a minister. */
export function vacancyWords(
  own: ContentText[],
  { minister }: Pick<People, "minister">,
): Finding[] {
  if (!minister) return [];
  const untrue = (found: string) =>
    `“${found}”, and people.yaml names ${minister.name} as minister.`;
  return pagesOf(own)
    .flatMap((page) => foundIn(page, VACANCY, untrue))
    .map((one) => must(...one));
}

const CHURCH_SUITE = /churchsuite|church\s+diary/gi;

/** Words that send to ChurchSuite, where church.yaml has no account there. */
export function churchSuiteWords(own: ContentText[], hasAccount: boolean): Finding[] {
  if (hasAccount) return [];
  const untrue = () =>
    "speaks of ChurchSuite or its diary, and church.yaml names no account there. Say what is so instead.";
  return pagesOf(own)
    .flatMap((page) => foundIn(page, CHURCH_SUITE, untrue))
    .map((one) => must(...one));
}

function pagesOf(own: ContentText[]): ContentText[] {
  return own.filter(({ file }) => file.endsWith(".md"));
}

/** What a build says: how much there is still to do, in a line. */
export function summaryOf(findings: Finding[]): string {
  const musts = findings.filter(({ weight }) => weight === "must").length;
  const shoulds = findings.filter(({ weight }) => weight === "should").length;
  if (musts + shoulds === 0) {
    const known = findings.map(({ what }) => what).join(" ");
    return known || "Nothing stands between these words and a live site.";
  }
  return `Before this goes live: ${musts} to do, ${shoulds} to look at. npm run check-up -- launch lists them.`;
}
