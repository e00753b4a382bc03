import * as v from "valibot";
import { type ContentFolder, type FactPath, field, fields, findNearest, optional } from "#content";
import type { Day } from "#time";
import { day, inputKind, picturePath, words } from "./fields.server.ts";

/** A photo in the church's folder. */
export type Picture = {
  /** Its path in that folder: "photos/martha-wylie.jpg". */
  file: string;
  /** What it shows, for those who cannot see it. */
  alt?: string;
  /** Who is in it, if no name stands beside it. It is "nobody" if nobody could be recognised. */
  who?: string;
  /** Who asked them whether it may be shown. */
  "asked-by"?: string;
  /** The last day on which they agreed that it is shown. */
  until?: Day;
};

/** A photo that says itself who is in it, because no name stands beside it. */
export type NamedPicture = Picture & {
  alt: string;
  who: string;
};

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

export const photoFile = v.pipe(
  picturePath(
    /^photos\/[\w-]+\.(?:jpg|jpeg|png|webp|avif)$/,
    "expected a picture such as photos/martha-wylie.jpg: letters, numbers and hyphens, and the ending in small letters",
  ),
  inputKind("photo"),
);

/** The fields that say whether the people in it have agreed. */
const consent = {
  "asked-by": optional("Who asked them", words, {
    hint: "The website does not show it. Left out, the picture is not shown.",
  }),
  until: optional("Until when they agreed", day, {
    hint: "Three years are usual. Left out, the picture is not shown.",
  }),
};

/** A photo of the person beside it. */
export const portrait = fields({
  file: field("Picture", photoFile),
  alt: optional("What it shows", words, { hint: "For those who cannot see it." }),
  ...consent,
});

/** A photo that says itself who is in it, because no name stands beside it. */
export const picture = fields({
  file: field("Picture", photoFile),
  alt: field("What it shows", words, "For those who cannot see it."),
  who: field("Who is in it", words, "The word nobody, where nobody could be known again."),
  ...consent,
});

const FOLDER = "photos";

/** Lists the files of the church's photos: "photos/martha-wylie.jpg". */
export function listPhotos(folder: ContentFolder): string[] {
  return folder
    .filesIn(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((photo) => /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(photo));
}

/** Refuses pictures that are missing, or that are none. */
export function checkPictures(folder: ContentFolder, pictures: ShownPicture[]): void {
  for (const { picture, shownIn, path } of pictures) {
    const { file } = picture;
    const advice = folder.has(file)
      ? adviceForBytes(folder.readBytes(file))
      : adviceForMissing(folder, file);
    if (advice !== undefined) folder.refuseFact(shownIn, [...path, "file"], advice);
  }
}

function adviceForMissing(folder: ContentFolder, file: string): string {
  const photos = listPhotos(folder);
  if (photos.length === 0) {
    return `names a picture, and there is none in ${folder.nameOf(FOLDER)} yet. Expected it to be saved there`;
  }
  const twin = photos.find((photo) => photo.toLowerCase() === file.toLowerCase());
  if (twin) {
    return `is there as ${twin}, with other capitals, and a website takes the two for different files. Expected the file to be renamed`;
  }
  const nearest = findNearest(file, photos).join(", ");
  return `names a picture that is not there. Is it spelt right? The nearest: ${nearest}`;
}

/** The first bytes of JPEG, PNG, WebP and AVIF. */
const PICTURE = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;

/** Gives advice about a file that is no picture; undefined if it begins as one. */
export function adviceForBytes(bytes: Buffer): string | undefined {
  if (bytes.length === 0) {
    return "is empty: the file has 0 bytes, as when a copy broke off. Expected the picture: save it here again";
  }
  if (!PICTURE.test(bytes.toString("latin1", 0, 16))) {
    return "is no picture that a website can show. Photos of an iPhone are often HEIC, whatever their ending: open it on a computer and export it as JPEG";
  }
  return undefined;
}
