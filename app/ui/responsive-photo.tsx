/** A photo in the sizes and formats that tools/build/photos.ts makes of it. */
export type Photo = {
  /** `avif` and `webp` are in the form of `srcset`. */
  avif: string;
  webp: string;
  jpeg: string;
  alt: string;
};

/** `sizes` is as in HTML: how wide the photo is shown. */
export function ResponsivePhoto({
  photo,
  sizes,
  isAboveFold = false,
  className,
}: {
  photo: Photo;
  sizes: string;
  isAboveFold?: boolean;
  className?: string | undefined;
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={photo.avif} sizes={sizes} />
      <source type="image/webp" srcSet={photo.webp} sizes={sizes} />
      <img
        src={photo.jpeg}
        alt={photo.alt}
        loading={isAboveFold ? "eager" : "lazy"}
        fetchPriority={isAboveFold ? "high" : "auto"}
        className={className}
      />
    </picture>
  );
}
