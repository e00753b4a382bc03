import type * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  readSections,
  type Section,
} from "#content";
import { day, head } from "./fields.server.ts";

export const privacySchema = fields({
  ...head,
  /** The day on which somebody has last read it through. */
  reviewed: field(
    "Reviewed on",
    day,
    "Once a year, when the Kirk Session has read all of it. Look up the regulator’s address and telephone each time, at ico.org.uk.",
  ),
});

/** The privacy notice, `privacy-policy.md`. */
export interface PrivacyPolicy extends v.InferOutput<typeof privacySchema> {
  /** Its text. */
  sections: Section[];
}

export function readPrivacyPolicy(
  folder: ContentFolder,
  fillings: Fillings,
): PrivacyPolicy | undefined {
  const page = folder.readPage("privacy-policy.md", privacySchema, fillings, readSections);
  return page.facts && page.text && { ...page.facts, sections: page.text };
}
