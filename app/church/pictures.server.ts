import * as v from "valibot";
import { contentExists, filesIn, readBytes } from "../../lib/content/content-folder.ts";
import { field, inputKind, noSlip, optional } from "../../lib/content/facts.ts";
import { nearest } from "../../lib/content/nearest.ts";
import { day, picturePath, words } from "./fields.server.ts";
import { contentPath } from "./settings.server.ts";

const FOLDER = "photos";

/** The files of the church's photos: "photos/martha-wylie.jpg". */
export function photosThere(): string[] {
  return filesIn(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((photo) => /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(photo));
}

/** A file of `photos/` that is there, whole, and a picture. */
const photoFile = v.pipe(
  picturePath(
    /^photos\/[\w-]+\.(?:jpg|jpeg|png|webp|avif)$/,
    "expected a picture such as photos/martha-wylie.jpg: letters, numbers and hyphens, and the ending in small letters",
  ),
  noSlip(slipOfPhoto),
  inputKind("photo"),
);

function slipOfPhoto(file: string): string {
  if (!contentExists(file)) return slipOfMissing(file);
  const bytes = readBytes(file);
  if (bytes.length === 0) {
    return "is empty: the file has 0 bytes, as when a copy broke off. Expected the picture: save it here again";
  }
  const isPicture = /^(?:\xff\xd8\xff|\x89PNG|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
  if (!isPicture.test(bytes.toString("latin1", 0, 16))) {
    return "is no picture that a website can show. Photos of an iPhone are often HEIC, whatever their ending: open it on a computer and export it as JPEG";
  }
  return isCutOff(bytes)
    ? "is a picture whose end is missing, as when a download or a copy broke off. Expected the whole of it: save it here again"
    : "";
}

function slipOfMissing(file: string): string {
  const there = photosThere();
  if (there.length === 0) {
    return `names a picture, and there is none in ${contentPath(FOLDER)} yet. Expected it to be saved there`;
  }
  const twin = there.find((name) => name.toLowerCase() === file.toLowerCase());
  return twin
    ? `is there as ${twin}, with other capitals, and a website takes the two for different files. Expected the file to be renamed`
    : `names a picture that is not there. Is it spelt right? The nearest: ${nearest(file, there).join(", ")}`;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG has no end. Its head is stepped over: a small picture in it has an end of its own. */
function isCutOff(bytes: Buffer): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== START_OF_SCAN) {
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return bytes.indexOf(END_OF_IMAGE, at) === -1;
}

const consent = {
  "asked-by": optional("Who asked them", words, { hint: "The website does not show it." }),
  until: optional("Until when they agreed", day, {
    hint: "Three years are usual. Left out, the picture is not shown.",
  }),
};

/** Of the person beside it. */
export const portrait = v.strictObject({
  file: field("Picture", photoFile),
  alt: optional("What it shows", words, { hint: "For those who cannot see it." }),
  ...consent,
});

/** Where no name stands beside it. */
export const picture = v.strictObject({
  file: field("Picture", photoFile),
  alt: field("What it shows", words, "For those who cannot see it."),
  who: field("Who is in it", words, "The word nobody, where nobody could be known again."),
  ...consent,
});

export type Picture = v.InferOutput<typeof portrait>;
