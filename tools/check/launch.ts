import { listPassages, type Passage } from "#app/church/passages.server.ts";
import { ContentFolder } from "#content";
import { type Finding, makeFinding } from "./finding.ts";
import { findDeadLinks } from "./links.ts";
import { findSample, findSamplePhotos, readSample } from "./sample.ts";
import { readTexts } from "./texts.ts";

/** A blank of starter/, "[Where people park.]". Square brackets before round ones are a link. */
const BLANK = /\[[^[\]]+\](?!\()/g;

/** Finds what a church must do before its website goes live. Asks other websites whether links to them still work. */
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
  const findings: Finding[] = [];
  for (const { words, makeProblem } of passages) {
    for (const { 0: blank, index } of words.matchAll(BLANK)) {
      const advice = `“${blank.replace(/\s+/g, " ")}” is still to be written`;
      findings.push(makeFinding(makeProblem(index, advice), "must"));
    }
  }
  return findings;
}
