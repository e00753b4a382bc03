import * as v from "valibot";
import { churchFacts } from "#app/content-loader/church.server.ts";
import { field, inputKind, type Shape } from "#app/content-loader/facts/field.ts";
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
import { wordNames } from "#app/content-loader/site-words.server.ts";
import { yearFacts } from "#app/content-loader/year.server.ts";

/** One file of a church as the editor shows it. */
export type EditedFile = {
  file: string;
  label: string;
  facts: Shape;
  /** Where its page is. */
  page?: string;
  /** How the text below the facts is called, where there is one. */
  text?: string;
  /** How it is read and written, where that is not usual for its ending: see `registerFormats`. */
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
const otherWords = v.strictObject({
  usual: field("What the website says", v.pipe(v.picklist(wordNames), inputKind("site word"))),
  words: field("What it is to say", words),
});
const wordList = v.strictObject({
  words: field(
    "Words",
    v.optional(v.array(field("Words", otherWords)), []),
    "Only those that are to be other ones.",
  ),
});

/** What changes in most weeks and once a year. */
export const datesFiles = [
  yaml("notices", "What is not as usual, and notices", noticeFacts, { page: "this-week" }),
  yaml("year", "The year and its school terms", yearFacts, { page: "this-week" }),
];

export const churchFiles = [
  yaml("church", "The church", churchFacts, { format: "church-facts" }),
  yaml("people", "People", peopleFacts, { page: "about-us" }),
  yaml("photos", "Who is in the photos", photoList, { format: "church-photos" }),
  yaml("words", "Words of menus and buttons", wordList, { format: "church-words" }),
];

export const pageFiles = [
  page("home", "Home", homeFacts, "The church’s story, after its opening"),
  page("this-week", "This week", thisWeekFacts),
  page("events", "Events", eventsFacts),
  page("about-us", "About Us", aboutUsFacts),
  page("giving", "Giving", givingFacts, "More"),
  page("get-involved", "Get Involved", getInvolvedFacts, "Note"),
  page("privacy-policy", "Privacy Policy", privacyFacts, "The notice"),
  page("not-found", "Page not found", notFoundFacts),
];

function yaml(name: string, label: string, facts: Shape, more: Partial<EditedFile>): EditedFile {
  return { file: `${name}.yaml`, label, facts, ...more };
}

function page(name: string, label: string, facts: Shape, text?: string): EditedFile {
  const at = name === "home" ? "" : name;
  return { file: `${name}.md`, label, facts, page: at, ...(text && { text }) };
}
