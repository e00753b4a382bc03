import type { ContentFolder, ContentProblem } from "#content";
import type { Day } from "#time";
import { listPhotos, type Picture, type ShownPicture } from "./pictures.server.ts";

/** A church writes this word instead of a name if nobody could recognise the people in a picture. */
export const NOBODY = "nobody";

/** The consent of the people in a picture to its being shown. */
export type Consent = {
  /** The picture: "photos/martha-wylie.jpg". */
  file: string;
  /** The file whose facts show it: "people.yaml". */
  shownIn: string;
  /** Who is in it. */
  who: string;
  /** Whether they were asked, and said until when. */
  isGiven: boolean;
  /** The last day of the consent; missing if nobody said one, or if the picture shows nobody. */
  until?: Day;
};

/** Lists the consents to all pictures. A picture that is shown twice is listed twice. */
export function listConsents(pictures: ShownPicture[]): Consent[] {
  return pictures.map(({ picture, who, shownIn }) => {
    const { file, until } = picture;
    if (who === NOBODY) return { file, shownIn, who, isGiven: true };
    return { file, shownIn, who, isGiven: Boolean(picture["asked-by"] && until), until };
  });
}

/** Finds photos that no page shows. A church should not keep photos of people without a reason. */
export function findUnusedPhotos(folder: ContentFolder, consents: Consent[]): ContentProblem[] {
  const used = new Set(consents.map(({ file }) => file));
  const unused = listPhotos(folder).filter((photo) => !used.has(photo));
  return unused.map((photo) => ({
    file: folder.nameOf(photo),
    field: "the photo",
    advice: "nobody uses it. Delete it",
  }));
}

/** Whether a picture may be shown on a day. The consent must be given wherever the picture is shown. */
export function mayBeShown({ file }: Picture, consents: Consent[], day: Day): boolean {
  const consentsToPicture = consents.filter((consent) => consent.file === file);
  return consentsToPicture.every(({ isGiven, until = day }) => isGiven && until >= day);
}
