import path from "node:path";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import { mayBeShown } from "./consents.server.ts";
import type { Church } from "./open-church.server.ts";
import type { Picture } from "./pictures.server.ts";

/** What an import with `?responsive` gives: see tools/build/photos.ts. */
type Responsive = { sources: { avif: string; webp: string }; img: { src: string } };

const responsive = Object.entries(
  import.meta.glob<Responsive>("#church-folder/photos/*.{jpg,jpeg,png,webp,avif}", {
    eager: true,
    query: "?responsive",
    import: "default",
  }),
);

/**
 * The addresses of a photo of the church's folder in all sizes, as long as those in it agree to that: undefined from
 * then on, and where there is none. Throws if its file is missing. Its name beside it may be all there is to say of
 * it: then it has no words of its own.
 */
export function photoOf(church: Church, picture: Picture | undefined): Photo | undefined {
  if (!picture || !mayBeShown(picture, church.consents, church.today)) return undefined;
  const { file, alt = "" } = picture;
  const [, photo] = responsive.find(([name]) => path.basename(name) === path.basename(file)) ?? [];
  if (!photo) throw new Error(`There is no ${file} among the photos`);
  return { ...photo.sources, jpeg: photo.img.src, alt };
}
