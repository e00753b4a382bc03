import path from "node:path";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import { mayBeShown } from "./consents.server.ts";
import type { Church } from "./open-church.server.ts";
import type { Picture } from "./pictures.server.ts";

/** What an import with `?responsive` gives: see tools/build/photos.ts. */
type PhotoInSizes = {
  /** The addresses of all sizes, each with its width. A photo of one size has no list of its WebP. */
  sources: { avif: string; webp?: string };
  /** The largest WebP. */
  img: { src: string };
};

const photosInSizes = Object.entries(
  import.meta.glob<PhotoInSizes>("#church-folder/photos/*.{jpg,jpeg,png,webp,avif}", {
    eager: true,
    query: "?responsive",
    import: "default",
  }),
);

/**
 * Finds the addresses of a photo in all sizes. Undefined if there is no photo, or if the people in it do not agree, or no
 * longer agree, that it is shown. Throws if its file is missing. A photo without words of its own has alt "", because a
 * name stands beside it.
 */
export function findPhoto(church: Church, picture: Picture | undefined): Photo | undefined {
  if (!picture || !mayBeShown(picture, church.consents, church.today)) return undefined;
  const { file, alt = "" } = picture;
  const [, photo] =
    photosInSizes.find(([name]) => path.basename(name) === path.basename(file)) ?? [];
  if (!photo) throw new Error(`There is no ${file} among the photos`);
  return { ...photo.sources, src: photo.img.src, alt };
}
