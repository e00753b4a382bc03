import type * as v from "valibot";
import {
  adviceForUnknown,
  type ContentFolder,
  type Fillings,
  field,
  fields,
  makeKind,
  optional,
} from "#content";
import { lookUpEmblem } from "./emblems.server.ts";
import * as fact from "./fields.server.ts";
import type { OwnPageLink, OwnPages } from "./own-pages.server.ts";
import { lookUpPerson, type NamedPeople, PEOPLE } from "./people.server.ts";
import { picture, type ShownPicture } from "./pictures.server.ts";

export const FIRST_VISIT = "first-visit.yaml";

const placeOnWay = fields({
  /** "The green door" */
  title: field("Place", fact.words, "Such as The gate, or The green door."),
  /** What somebody new would like to know there. */
  words: field("What to know there", fact.sentences, "In a sentence or two."),
  /** What helps there with a pram, in a wheelchair, or with poor hearing. */
  access: optional("Access", fact.sentences, {
    hint: "What helps with a pram, in a wheelchair, or with poor hearing.",
  }),
  /** Who stands there, as people.yaml knows them: "martha-wylie". */
  person: optional("Who stands there", fact.person, { hint: "Somebody of People." }),
  /** The name of its drawing. */
  emblem: field("Drawing", fact.emblem, "It is shown wherever there is no photo."),
  /** The colours of the drawing's ground: "open water". */
  glass: optional("Glass", fact.glass, { hint: "The colours of its ground, such as open water." }),
  /** It stands in the place of the drawing while it may be shown. */
  photo: optional("Photo", picture, { hint: "It takes the place of the drawing." }),
});

/** A place on the way from the gate to a seat, which has a window of its own. */
export interface PlaceOnWay extends v.InferOutput<typeof placeOnWay> {}

const ownPage = makeKind<fact.InputKind>({
  expected: "the name of a page’s file",
  example: "your-first-visit",
  form: "own page",
});

export const firstVisitSchema = fields({
  heading: field("Heading", fact.words),
  /** The way from the gate to a seat, and to the tea. */
  way: field(
    "From the gate to your seat",
    fact.atLeastOne(field("Window", placeOnWay), "place on the way"),
    "A window for each place, in the order in which one comes to them. Five fit beside one another.",
  ),
  /** The page of the church's own that says more, by the name of its file: "your-first-visit". */
  page: optional("Page that says more", ownPage, {
    hint: "Its windows stand at the head of that page, too: then the home page has no more than a sentence of each.",
  }),
});

interface FirstVisitFacts extends v.InferOutput<typeof firstVisitSchema> {}

/** What a first visit is like, for the home page and the page that says more of it. */
export interface FirstVisit extends Omit<FirstVisitFacts, "page"> {
  /** The link to the page that says more; null if there is none. */
  more: OwnPageLink | null;
}

/** Reads what a first visit is like; null if the church does not say, or if its file has mistakes. */
export function readFirstVisit(
  folder: ContentFolder,
  fillings: Fillings,
  { pages }: OwnPages,
  people: NamedPeople | undefined,
): FirstVisit | null {
  if (!folder.has(FIRST_VISIT)) return null;
  const facts = folder.readFacts(FIRST_VISIT, firstVisitSchema, fillings);
  if (!facts) return null;
  const { page: name, ...visit } = facts;
  checkWay(folder, visit.way, people);
  const names = folder.pagesIn("pages");
  if (name !== undefined && !names.includes(name)) {
    folder.refuseFact(FIRST_VISIT, ["page"], adviceForUnknown("a page of pages/", name, names));
  }
  // A draft is on the website later, and so is the link to it.
  const page = pages.find(({ path }) => path === `/${name}`);
  return { ...visit, more: page ? { to: page.path, name: page.title } : null };
}

/** Refuses emblems that nobody has drawn, and people who are not in people.yaml. */
function checkWay(folder: ContentFolder, way: PlaceOnWay[], people: NamedPeople | undefined): void {
  for (const [index, { emblem, person }] of way.entries()) {
    lookUpEmblem(folder.path, emblem, (advice) => {
      folder.refuseFact(FIRST_VISIT, ["way", index, "emblem"], advice);
    });
    if (person === undefined) continue;
    lookUpPerson(people, person, folder.nameOf(PEOPLE), (advice) => {
      folder.refuseFact(FIRST_VISIT, ["way", index, "person"], advice);
    });
  }
}

/** Lists the photos on the way. */
export function listPhotosOnWay({ way }: FirstVisit): ShownPicture[] {
  return way.flatMap(({ photo }, index) => {
    if (!photo) return [];
    const path = ["way", index, "photo"];
    return { picture: photo, who: photo.who, shownIn: FIRST_VISIT, path };
  });
}
