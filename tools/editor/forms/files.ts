import * as v from "valibot";
import { churchFacts } from "#app/content-loader/church.server.ts";
import { field, type Shape } from "#app/content-loader/facts/field.ts";
import { words } from "#app/content-loader/facts/fields.server.ts";
import { photoFile } from "#app/content-loader/facts/picture-fields.server.ts";
import { homeFacts } from "#app/content-loader/home-facts.server.ts";
import { noticeFacts } from "#app/content-loader/notices.server.ts";
import {
  aboutUsFacts,
  eventsFacts,
  getInvolvedFacts,
  givingFacts,
  notFoundFacts,
  thisWeekFacts,
} from "#app/content-loader/pages.server.ts";
import { peopleFacts } from "#app/content-loader/people.server.ts";
import { photoFacts } from "#app/content-loader/photo-register.server.ts";
import { privacyFacts } from "#app/content-loader/privacy-policy.server.ts";
import { siteWords } from "#app/content-loader/site-words.server.ts";
import { yearFacts } from "#app/content-loader/year.server.ts";

/** One file of a church as the editor shows it. */
export type EditedFile = {
  file: string;
  label: string;
  facts: Shape;
  /** How the text below the facts is called, where there is one. */
  text?: string;
  /** Where its page is. */
  page?: string;
  /** How it is read and written, where that is not usual for its ending. */
  format?: string;
};

/** A register of photos, and other words, have names of their own for their facts: in forms they are lists. */
const photoList = v.strictObject({
  photos: field(
    "Photos",
    v.optional(
      v.array(
        field(
          "Photo",
          v.strictObject({ file: field("Picture", photoFile), ...photoFacts.entries }),
        ),
      ),
      [],
    ),
    "Who is in them, and until when they agreed. A picture that is not here is not shown. Nobody reads this on the website.",
  ),
});
const wordList = v.strictObject({
  words: field(
    "Words",
    v.optional(
      v.array(
        field(
          "Words",
          v.strictObject({
            usual: field("What the website says", v.picklist(siteWords)),
            words: field("What it is to say", words),
          }),
        ),
      ),
      [],
    ),
    "Only those that are to be other ones.",
  ),
});

/** What changes in most weeks and once a year. */
export const datesFiles: EditedFile[] = [
  {
    file: "notices.yaml",
    label: "What is not as usual, and notices",
    facts: noticeFacts,
    page: "this-week",
  },
  {
    file: "year.yaml",
    label: "The year and its school terms",
    facts: yearFacts,
    page: "this-week",
  },
];

export const churchFiles: EditedFile[] = [
  { file: "church.yaml", label: "The church", facts: churchFacts, format: "church-facts" },
  { file: "people.yaml", label: "People", facts: peopleFacts, page: "about-us" },
  { file: "photos.yaml", label: "Who is in the photos", facts: photoList, format: "church-photos" },
  {
    file: "words.yaml",
    label: "Words of menus and buttons",
    facts: wordList,
    format: "church-words",
  },
];

export const pageFiles: EditedFile[] = [
  {
    file: "home.md",
    label: "Home",
    facts: homeFacts,
    text: "The church’s story, after its opening",
    page: "",
  },
  { file: "this-week.md", label: "This week", facts: thisWeekFacts, page: "this-week" },
  { file: "events.md", label: "Events", facts: eventsFacts, page: "events" },
  { file: "about-us.md", label: "About Us", facts: aboutUsFacts, page: "about-us" },
  { file: "giving.md", label: "Giving", facts: givingFacts, text: "More", page: "giving" },
  {
    file: "get-involved.md",
    label: "Get Involved",
    facts: getInvolvedFacts,
    text: "Note",
    page: "get-involved",
  },
  {
    file: "privacy-policy.md",
    label: "Privacy Policy",
    facts: privacyFacts,
    text: "The notice",
    page: "privacy-policy",
  },
  { file: "not-found.md", label: "Page not found", facts: notFoundFacts },
];
