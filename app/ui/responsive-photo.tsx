/** A photo in all the sizes that tools/build/photos.ts makes. */
export type Photo = {
  /** The addresses of its sizes as AVIF, in the form of `srcset`. */
  avif: string;
  /** The addresses of its sizes as WebP, for browsers that do not know AVIF; missing if there is one size alone. */
  webp?: string;
  /** The address of its largest size as WebP. */
  src: string;
  /** What is on it, for those who do not see it. */
  alt: string;
};

type ResponsivePhotoProps = {
  photo: Photo;
  /** How wide it is shown, as in the attribute of HTML. */
  sizes: string;
  /** Whether visitors see it without scrolling: it is then fetched before the others. */
  isAboveFold?: boolean;
  className?: string | undefined;
};

export function ResponsivePhoto({ photo, sizes, isAboveFold, className }: ResponsivePhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <img
        src={photo.src}
        srcSet={photo.webp}
        sizes={sizes}
        alt={photo.alt}
        loading={isAboveFold ? "eager" : "lazy"}
        fetchPriority={isAboveFold ? "high" : "auto"}
        className={className}
      />
    </picture>
  );
}
