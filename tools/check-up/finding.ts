import type { Slip } from "#app/content-loader/facts/field.ts";

/** One thing that the check-up found, and how it weighs: it must be mended, should be looked at, or is good to know. */
export type Finding = {
  weight: "must" | "should" | "know";
  /** Under which heading it is printed: "Dates". */
  chapter: string;
  /** What is so, and how to mend it. */
  what: string;
  /** "content/home.md, line 3"; "" where it is in no file. */
  where: string;
  /** What it is about one by one, such as events. */
  list?: string[];
  /** Which fact of that file it is about, and what was expected of it. */
  slip?: Slip | undefined;
  /** The groups and services it is about, as files and notices name them. */
  about?: string[] | undefined;
};

/** What is printed: all that was found, in some cases a text before it, and an end other than how much it is. */
export type Report = { text?: string; findings: Finding[]; conclusion?: string };

/** What makes a finding of one weight. */
export type Weigh = (what: string, where?: string, about?: string[]) => Finding;

/** What makes the findings of a chapter. */
export function chapter(name: string) {
  const weighing = (weight: Finding["weight"]): Weigh => {
    return (what, where = "", about) => ({ weight, chapter: name, what, where, about });
  };
  return { must: weighing("must"), should: weighing("should"), know: weighing("know") };
}

/** Those findings that there are. */
export function those(...found: (Finding | Finding[] | false | null | undefined)[]): Finding[] {
  return found.flatMap((one) => one || []);
}

/** What is told of a list, as of events; nothing where there is none of them. */
export function aboutList(weigh: Weigh, what: string, list: string[]): Finding[] {
  return list.length > 0 ? [{ ...weigh(what), list }] : [];
}

export function countOf(findings: Finding[], weight: Finding["weight"]): number {
  return findings.filter((finding) => finding.weight === weight).length;
}

export function isMust({ weight }: Finding): boolean {
  return weight === "must";
}
