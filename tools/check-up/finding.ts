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
  about?: string[];
};

/** What makes the findings of a chapter. */
export function chapter(name: string) {
  const weighing =
    (weight: Finding["weight"]) =>
    (what: string, where = "", about?: string[]): Finding => {
      return { weight, chapter: name, what, where, ...(about && { about }) };
    };
  return { must: weighing("must"), should: weighing("should"), know: weighing("know") };
}

/** What makes a finding of one weight. */
export type Weigh = ReturnType<typeof chapter>["must"];

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
