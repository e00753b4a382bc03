import { type ContentFolder, field, fields, optional } from "#content";
import { lookUpEmblem } from "./emblems.server.ts";
import * as fact from "./fields.server.ts";
import { lookUpPerson, type NamedPeople, PEOPLE } from "./people.server.ts";
import { type NamedPicture, picture, type ShownPicture } from "./pictures.server.ts";

/** What a first visit is like: the part `visit` of one of the church's own pages. */
export type VisitWords = {
  heading: string;
  lead?: string;
  /** The way from the gate to a seat, and to the tea. */
  way: PlaceOnWay[];
  /** The words of the link to the page that says more; if they are missing, the link has the page's title. */
  link?: string;
};

/** A place on the way, which has a window of its own. */
export type PlaceOnWay = {
  /** "The green door" */
  title: string;
  /** What somebody new would like to know there. */
  words: string;
  /** What helps there with a pram, in a wheelchair, or with poor hearing. */
  access?: string;
  /** Who stands there, as people.yaml knows them: "martha-wylie". */
  person?: string;
  /** The name of its drawing. */
  emblem: string;
  /** The colours of the drawing's ground: "open water". */
  glass?: string;
  /** It stands in the place of the drawing while it may be shown. */
  photo?: NamedPicture;
};

/** A first visit, with the page that says more of it. */
export type FirstVisit = VisitWords & {
  /** The file that it is in: "pages/coming-to-church.md". */
  file: string;
  /** The words of the link to that page. */
  link: string;
  /** The path of that page; null if the file has no text, and so no page. */
  page: string | null;
};

const placeOnWay = fields({
  title: field("Place", fact.words, "Such as The gate, or The green door."),
  words: field("What to know there", fact.sentences, "In a sentence or two."),
  access: optional("Access", fact.sentences, {
    hint: "What helps with a pram, in a wheelchair, or with poor hearing.",
  }),
  person: optional("Who stands there", fact.person, { hint: "Somebody of People." }),
  emblem: field("Drawing", fact.emblem, "It is shown wherever there is no photo."),
  glass: optional("Glass", fact.glass, { hint: "The colours of its ground, such as open water." }),
  photo: optional("Photo", picture, { hint: "It takes the place of the drawing." }),
});

export const visitSchema = fields({
  heading: field("Heading", fact.words),
  lead: optional("Opening words", fact.sentences),
  way: field(
    "From the gate to your seat",
    fact.atLeastOne(field("Window", placeOnWay), "place on the way"),
    "A window for each place, in the order in which one comes to them. Five fit beside one another.",
  ),
  link: optional("Words of the link to this page", fact.words, {
    hint: "Left out, they are the page's title.",
  }),
});

/** Refuses emblems that nobody has drawn, and people who are not in people.yaml. */
export function checkFirstVisit(
  folder: ContentFolder,
  { file, way }: FirstVisit,
  people: NamedPeople | undefined,
): void {
  for (const [index, { emblem, person }] of way.entries()) {
    lookUpEmblem(folder.path, emblem, (advice) => {
      folder.refuseFact(file, ["visit", "way", index, "emblem"], advice);
    });
    if (person === undefined) continue;
    lookUpPerson(people, person, folder.nameOf(PEOPLE), (advice) => {
      folder.refuseFact(file, ["visit", "way", index, "person"], advice);
    });
  }
}

/** Lists the photos on the way. */
export function listPhotosOnWay({ file, way }: FirstVisit): ShownPicture[] {
  return way.flatMap(({ photo }, index) => {
    if (!photo) return [];
    const path = ["visit", "way", index, "photo"];
    return { picture: photo, who: photo.who, shownIn: file, path };
  });
}
