import type { ContentFolder, ContentProblem } from "#content";
import type { Day } from "#time";
import { listPhotos, type Picture, type ShownPicture } from "./pictures.server.ts";

/** In the place of names, where a picture shows nobody whom others would know again. */
const NOBODY = "nobody";

/** Whether and until when those in a picture agreed that it is shown. */
export type Consent = {
  /** The picture: "photos/martha-wylie.jpg". */
  file: string;
  /** The file whose facts show it: "people.yaml". */
  shownIn: string;
  /** Who is in it. */
  who: string;
  /** Whether somebody asked them, and they said until when. */
  isGiven: boolean;
  /** The last day of it; missing where nobody said one, and where the picture shows nobody. */
  until?: Day;
};

/** The register of all pictures, each as often as it is shown. */
export function listConsents(pictures: ShownPicture[]): Consent[] {
  return pictures.map(({ picture, who, shownIn }) => {
    const { file, until } = picture;
    if (who === NOBODY) return { file, shownIn, who, isGiven: true };
    return { file, shownIn, who, isGiven: Boolean(picture["asked-by"] && until), until };
  });
}

/** Photos that are shown nowhere, and so not published: who keeps a photo of somebody needs a reason. */
export function findUnusedPhotos(folder: ContentFolder, consents: Consent[]): ContentProblem[] {
  const used = new Set(consents.map(({ file }) => file));
  const unused = listPhotos(folder).filter((photo) => !used.has(photo));
  return unused.map((photo) => ({
    file: folder.nameOf(photo),
    field: "the photo",
    advice: "nobody uses it. Delete it",
  }));
}

/** Whether a picture may be shown on a day: all who are in it have agreed, wherever it is shown. */
export function mayBeShown({ file }: Picture, consents: Consent[], day: Day): boolean {
  const ofPicture = consents.filter((consent) => consent.file === file);
  return ofPicture.every(({ isGiven, until = day }) => isGiven && until >= day);
}
