import * as v from "valibot";
import {
  adviceForUnknown,
  type ContentFolder,
  type FactPath,
  field,
  fields,
  makeKind,
  optional,
} from "#content";
import { day, type InputKind, words } from "./fields.server.ts";

/** The path of a picture in the church's folder. The editor begins it with a slash, as an address. */
export const photoFile = v.pipe(
  makeKind<InputKind>({
    expected:
      "a picture in photos/, with letters, numbers and hyphens and an ending in small letters",
    example: "photos/martha-wylie.jpg",
    pattern: /^\/?photos\/[\w-]+\.(?:jpg|jpeg|png|webp|avif)$/,
    form: "photo",
  }),
  v.transform((path) => path.replace(/^\//, "")),
);

/** The fields that say whether the people in it have agreed. */
const consent = {
  /** Who asked them whether it may be shown. */
  "asked-by": optional("Who asked them", words, {
    hint: "The website does not show it. Left out, the picture is not shown.",
  }),
  /** The last day on which they agreed that it is shown. */
  until: optional("Until when they agreed", day, {
    hint: "Three years are usual. Left out, the picture is not shown.",
  }),
};

/** A photo of the person beside it. */
export const portrait = fields({
  /** Its path in the church's folder: "photos/martha-wylie.jpg". */
  file: field("Picture", photoFile),
  /** What it shows, for those who cannot see it. */
  alt: optional("What it shows", words, { hint: "For those who cannot see it." }),
  ...consent,
});

/** A photo that says itself who is in it, because no name stands beside it. */
export const picture = fields({
  file: field("Picture", photoFile),
  /** What it shows, for those who cannot see it. */
  alt: field("What it shows", words, "For those who cannot see it."),
  /** Who is in it. It is "nobody" if nobody could be recognised. */
  who: field("Who is in it", words, "The word nobody, where nobody could be known again."),
  ...consent,
});

/** A photo that says itself who is in it. */
interface NamedPicture extends v.InferOutput<typeof picture> {}

/** Any picture of the church's folder; a logo has no more than its file. */
export interface Picture extends Partial<NamedPicture> {
  file: string;
}

/** A photo, and the place in a file that names it. */
export type ShownPicture = {
  picture: Picture;
  /** The person whose name stands beside it, or who is in it. */
  who: string;
  /** The file whose facts show it: "people.yaml". */
  shownIn: string;
  /** Its place among these facts. */
  path: FactPath;
};

const FOLDER = "photos";

/** Lists the files of the church's photos: "photos/martha-wylie.jpg". */
export function listPhotos(folder: ContentFolder): string[] {
  return folder
    .filesIn(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((photo) => /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(photo));
}

/** Refuses pictures that are not there. Capitals count, because web servers tell them apart. */
export function checkPictures(folder: ContentFolder, pictures: ShownPicture[]): void {
  for (const { picture, shownIn, path } of pictures) {
    const { file } = picture;
    if (folder.has(file)) continue;
    const advice = adviceForUnknown("one of the pictures that are there", file, listPhotos(folder));
    folder.refuseFact(shownIn, [...path, "file"], advice);
  }
}
