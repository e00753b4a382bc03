import {
  type ContentFolder,
  type Fillings,
  fields,
  keepNumbersTogether,
  optional,
  refuseText,
} from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

/** The words of /this-week, `this-week.md`. */
export type ThisWeekWords = fact.PageHeadWords & {
  /** When the calendar does not answer; "" if nothing is said of it. */
  failed: string;
};

const thisWeekSchema = fields({
  ...fact.head,
  failed: optional("When the calendar does not answer", fact.sentences),
});

function readThisWeek(folder: ContentFolder, fillings: Fillings): ThisWeekWords | undefined {
  const { facts } = folder.readPage("this-week.md", thisWeekSchema, fillings, refuseText);
  return facts && { ...facts, failed: keepNumbersTogether(facts.failed ?? "") };
}

export const thisWeekFile: PageFile<ThisWeekWords> = {
  schema: thisWeekSchema,
  text: null,
  read: readThisWeek,
};
