import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import {
  contentFolder,
  contentName,
  contentPath,
} from "#app/content-loader/content-folder.server.ts";
import { lineOf } from "#app/content-loader/facts/parse-facts.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { type OwnPage, readOwnPages } from "#app/content-loader/own-pages.server.ts";
import { type People, readPeople } from "#app/content-loader/people.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { chapter, type Finding, those } from "./finding.ts";
import { sampleLeft, samplePhotos } from "./sample.ts";
import { type ContentText, foundIn, textsIn } from "./texts.ts";

const { must, should, know } = chapter("Before it goes live");

/** Whether the words are the sample congregation's: there is no church yet that could go live. */
export const isSample = contentName === "sample";

/** What stands between the words and a live site, without asking anybody. Throws ContentProblems. */
export function findingsBeforeLaunch(today: Day, isAboutToLaunch = false): Finding[] {
  if (isSample) {
    const weigh = isAboutToLaunch ? must : know;
    const what = "These are the sample congregation’s words. npm run new-church begins your own.";
    return [weigh(what)];
  }
  const own = textsIn(contentFolder);
  const pages = own.filter(({ file }) => file.endsWith(".md"));
  const church = readChurch();
  const people = readPeople();
  return those(
    sampleLeft(own),
    samplePhotos(contentFolder),
    undecided(church, people),
    untrueWords(pages, people, church.churchsuite !== undefined),
    unreadPages(readOwnPages(), today),
  );
}

const CHURCH_FILE = contentPath("church.yaml");

function undecided({ charity }: Church, { safeguarding }: People): Finding[] {
  const hasChildren = readGroups().some(({ isForChildren }) => isForChildren);
  const nobodyNamed =
    "children are left in the care of your groups, and nobody is named to tell of a worry about one: safeguarding: with name, role, phone and words.";
  const noNumber =
    "there is no charity number, which a registered charity prints: charity: with the number that your regulator gave you, such as NIC100000 or SC012345.";
  return those(
    hasChildren && !safeguarding && should(nobodyNamed, contentPath("people.yaml")),
    !charity && should(noNumber, CHURCH_FILE),
  );
}

// What is done “in a vacancy” is so at any time.
const VACANCY = /between\s+ministers|(?<!\bin\s+a\s+)\bvacan(?:cy|t)\b/gi;
const CHURCH_SUITE = /churchsuite|church\s+diary/gi;

/** Pages in a language that nobody has read through who speaks it. */
export function unreadPages(pages: OwnPage[], today: Day): Finding[] {
  return pages.flatMap(({ path, lang, "proof-read": isRead }) => {
    if (!lang || isRead) return [];
    const file = `pages${path}.md`;
    const what = `nobody who speaks ${lang.name} has read it. Ask somebody whose own language it is, mend what they find, and write proof-read: { by: NAME, on: ${today} }`;
    return must(what, `${contentPath(file)}, line ${lineOf(file, ["lang"])}`);
  });
}

/** Words of a vacancy where people.yaml names a minister, and of ChurchSuite where church.yaml has no account there. */
export function untrueWords(
  pages: ContentText[],
  { minister }: Pick<People, "minister">,
  hasAccount: boolean,
): Finding[] {
  const filled = (words: string) =>
    `“${words}”, and people.yaml names ${minister?.name} as minister.`;
  const noAccount = () =>
    "speaks of ChurchSuite or its diary, and church.yaml names no account there. Say what is so instead.";
  return [
    ...(minister ? pages.flatMap((page) => foundIn(page, VACANCY, must, filled)) : []),
    ...(hasAccount ? [] : pages.flatMap((page) => foundIn(page, CHURCH_SUITE, must, noAccount))),
  ];
}
