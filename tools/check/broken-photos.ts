import path from "node:path";
import sharp from "sharp";
import { listPhotos } from "#app/church/pictures.server.ts";
import type { ContentFolder, ContentProblem } from "#content";

const UNREADABLE =
  "cannot be read as a picture. Expected the whole of a JPEG, PNG, WebP or AVIF: save it here again, as JPEG if it is from an iPhone";

/**
 * Finds photos that cannot be decoded. The build makes every photo smaller, whether a page shows it or not, and would end
 * at such a one without saying which it is.
 */
export async function findBrokenPhotos(folder: ContentFolder): Promise<ContentProblem[]> {
  const photos = listPhotos(folder).filter((photo) => !/\.hei[cf]$/i.test(photo));
  const problems = photos.map(async (photo): Promise<ContentProblem | []> => {
    if (await canBeDecoded(path.join(folder.path, photo))) return [];
    return { file: folder.nameOf(photo), field: "the photo", advice: UNREADABLE };
  });
  return (await Promise.all(problems)).flat();
}

/** Decodes a photo, as small as possible, because nobody looks at it. */
async function canBeDecoded(file: string): Promise<boolean> {
  try {
    await sharp(file).resize(8).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}
