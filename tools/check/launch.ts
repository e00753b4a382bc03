import { listPassages, type Passage } from "#app/church/passages.server.ts";
import { ContentFolder } from "#content";
import { type Finding, findingOf } from "./finding.ts";
import { findDeadLinks } from "./links.ts";
import { findSample, findSamplePhotos, readSample } from "./sample.ts";
import { readTexts } from "./texts.ts";

/** A blank of starter/, "[Where people park.]": what stands in square brackets and is no link. */
const BLANK = /\[[^[\]]+\](?!\()/g;

/** Finds what stands between a church's words and a live website; asks other websites whether links to them still lead there. */
export async function checkLaunch(folder: string): Promise<Finding[]> {
  if (folder === "sample") {
    return [
      {
        weight: "must",
        where: "sample/",
        what: "these are the words of a congregation that does not exist.",
        mend: "npm run new-church begins your own.",
      },
    ];
  }
  const texts = readTexts(folder);
  return [
    ...findBlanks(listPassages(new ContentFolder(folder))),
    ...findSample(texts, readSample()),
    ...findSamplePhotos(folder),
    ...(await findDeadLinks(texts)),
  ];
}

/** Finds blanks that nobody has filled in yet. */
export function findBlanks(passages: Passage[]): Finding[] {
  return passages.flatMap(({ words, problemAt }) =>
    [...words.matchAll(BLANK)].map(({ 0: blank, index }) => {
      const said = `“${blank.replace(/\s+/g, " ")}” is still to be written`;
      return findingOf(problemAt(index, said), "must");
    }),
  );
}
