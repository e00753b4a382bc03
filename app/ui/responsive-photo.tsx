/** As tools/build/photos.ts makes it; `avif` and `webp` are in the form of `srcset`. */
export type Photo = Record<"avif" | "webp" | "jpeg" | "alt", string>;

type Shown = { photo: Photo; sizes: string; isAboveFold?: boolean; className?: string | undefined };

export function ResponsivePhoto({ photo, sizes, isAboveFold, className }: Shown) {
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
