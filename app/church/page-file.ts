import type * as v from "valibot";
import type { ContentFolder, Fillings } from "#content";

/** The file with the words of a page that every church has. Its form follows from it. */
export type PageFile<Words> = {
  /** The facts at its head. */
  schema: v.GenericSchema;
  /** What its form calls the text below the facts; null if the file has only facts. */
  text: string | null;
  /** Reads the words; undefined if the file has mistakes, which the folder then knows. */
  read: (folder: ContentFolder, fillings: Fillings) => Words | undefined;
};

/** A heading or a name with a few sentences. */
export type TitledWords = { title: string; words: string };
