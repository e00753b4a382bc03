import path from "node:path";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import type { Day } from "#time";
import { withConsent } from "./consents.server.ts";
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
 * The addresses of a photo of the content folder in all sizes, as long as those in it agree to that: undefined
 * from then on, and where there is none. Throws where its file is missing. Its name beside it may be all there is
 * to say of it: then it has no words of its own.
 */
export function photoOf(picture: Picture | undefined, today: Day): Photo | undefined {
  const shown = withConsent(picture, today);
  if (!shown) return undefined;
  const { file, alt = "" } = shown;
  const [, photo] = responsive.find(([name]) => path.basename(name) === path.basename(file)) ?? [];
  if (!photo) throw new Error(`There is no ${file} among the photos`);
  return { ...photo.sources, jpeg: photo.img.src, alt };
}
