import { type ContentFolder, type Fillings, fields, type Prose, readProse } from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

/** The words of a page that needs no facts of its own. */
export type PlainWords = fact.PageHeadWords & {
  /** The text of the file. */
  text: Prose;
};

const plainSchema = fields(fact.head);

/** Says how a file is read that has the words of such a page. */
export function plainFile(file: string): PageFile<PlainWords> {
  const read = (folder: ContentFolder, fillings: Fillings): PlainWords | undefined => {
    const { facts, text } = folder.readPage(file, plainSchema, fillings, readProse);
    return facts && text && { ...facts, text };
  };
  return { schema: plainSchema, text: "The page", read };
}
