import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { adviceForUnknown } from "#content";

/** A drawing for a group's window. */
export type EmblemFile = {
  /** What a group's facts call it: "choir". */
  name: string;
  /** Its path from the project's folder. Messages about it use this path. */
  file: string;
  /** The text of that file. */
  svg: string;
  /** The path of its second drawing, for small sizes, if it has one. */
  smallFile: string | undefined;
};

/** The folder of drawings that any church may use. Every command runs in the project's folder, where it lies. */
export const CUPBOARD = "emblems";

/** Lists the folders of emblems. The church's own comes first, so that it can replace a drawing. */
function listEmblemFolders(churchFolder: string): string[] {
  return [`${churchFolder}/emblems`, CUPBOARD];
}

/** Finds the emblem of this name; undefined if nobody has drawn one. */
export function findEmblem(churchFolder: string, name: string): EmblemFile | undefined {
  if (!EMBLEM_NAME.test(name)) return undefined;
  const folder = listEmblemFolders(churchFolder).find((place) =>
    existsSync(`${place}/${name}.svg`),
  );
  if (folder === undefined) return undefined;
  const file = `${folder}/${name}.svg`;
  const smallFile = `${folder}/${name}.small.svg`;
  return {
    name,
    file,
    svg: readFileSync(file, "utf8"),
    smallFile: existsSync(smallFile) ? smallFile : undefined,
  };
}

/** Finds the emblem that a church's file names. If nobody has drawn it, `refuse` gets advice with all there are. */
export function lookUpEmblem(
  churchFolder: string,
  name: string,
  refuse: (advice: string) => void,
): EmblemFile | undefined {
  const emblem = findEmblem(churchFolder, name);
  if (!emblem) refuse(adviceForUnknown("a drawing", name, listEmblems(churchFolder)));
  return emblem;
}

const EMBLEM_NAME = /^[a-z0-9-]+$/;

/** Lists the names of the drawings in a folder, without those for small sizes. */
export function listEmblemsIn(folder: string): string[] {
  const names = globSync("*.svg", { cwd: folder }).map((file) => path.basename(file, ".svg"));
  return names.filter((name) => EMBLEM_NAME.test(name)).sort();
}

/** Lists the names of all drawings that a church can use: its own, and those for any church. */
export function listEmblems(churchFolder: string): string[] {
  return [...new Set(listEmblemFolders(churchFolder).flatMap(listEmblemsIn))];
}
