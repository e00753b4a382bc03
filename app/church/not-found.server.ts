import { type ContentFolder, type Fillings, field, fields, refuseText } from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

/** The words of the page for addresses that are not there, `not-found.md`. */
export type NotFoundWords = fact.PageHeadWords & {
  /** The words of the link home. */
  link: string;
};

const notFoundSchema = fields({
  ...fact.head,
  link: field("Words of the link home", fact.words),
});

function readNotFound(folder: ContentFolder, fillings: Fillings): NotFoundWords | undefined {
  return folder.readPage("not-found.md", notFoundSchema, fillings, refuseText).facts;
}

export const notFoundFile: PageFile<NotFoundWords> = {
  schema: notFoundSchema,
  text: null,
  read: readNotFound,
};
