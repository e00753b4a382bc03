import path from "node:path";
import type { Picture } from "#app/content-loader/facts/fields.server.ts";
import type { Photo } from "./photo.ts";

/** What an import with `?responsive` gives: see tools/responsive-photos.ts. */
type Responsive = { sources: { avif: string; webp: string }; img: { src: string } };

const responsive = Object.entries(
  import.meta.glob<Responsive>("#content/photos/*.{jpg,jpeg,png,webp,avif}", {
    eager: true,
    query: "?responsive",
    import: "default",
  }),
);

/** The addresses of a photo of the content folder in all sizes. Throws where it is missing. Its name beside it may be all there is to say of it: then it has no words of its own. */
export function photoOf({ file, alt = "" }: Picture): Photo {
  const [, photo] = responsive.find(([name]) => path.basename(name) === path.basename(file)) ?? [];
  if (!photo) throw new Error(`There is no ${file} among the photos`);
  return { ...photo.sources, jpeg: photo.img.src, alt };
}
