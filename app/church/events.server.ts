import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  keepNumbersTogether,
  optional,
  refuseText,
} from "#content";
import * as fact from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

/** The words of /events, `events.md`. */
export type EventsWords = fact.PageHeadWords & {
  /** When the calendar does not answer. */
  failed: string;
  /** The words of the link to this week. */
  week: string;
};

const eventsSchema = fields({
  ...fact.head,
  failed: field("When the calendar does not answer", fact.sentences),
  week: optional("Words of the link to this week", fact.words, { default: "This week" }),
});

function readEvents(folder: ContentFolder, fillings: Fillings): EventsWords | undefined {
  const { facts } = folder.readPage("events.md", eventsSchema, fillings, refuseText);
  return facts && { ...facts, failed: keepNumbersTogether(facts.failed) };
}

export const eventsFile: PageFile<EventsWords> = {
  schema: eventsSchema,
  text: null,
  read: readEvents,
};
