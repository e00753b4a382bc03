import { imagetools } from "vite-imagetools";

/** The widths of AVIF and WebP, in pixels. A photo is never made wider than it is. */
const WIDTHS = [320, 480, 640, 1280, 1920, 2560];

/**
 * A Vite plugin that makes a picture which is imported with `?responsive` fit for the web: AVIF and WebP in several
 * widths. They are turned upright, and without the place and time that a camera records.
 */
export function responsivePhotos() {
  return imagetools({
    include: /\?responsive$/,
    cache: { dir: "app/generated/photos" },
    defaultDirectives: async (_url, metadata) => {
      const { width } = (await metadata()).autoOrient;
      const widths = WIDTHS.filter((candidate, index) => candidate <= width || index === 0);
      return new URLSearchParams({ as: "picture", w: widths.join(";") });
    },
    resolveConfigs: (directives) => {
      const { w = [] } = Object.fromEntries(directives);
      return [
        ...w.map((width) => ({ w: width, format: "avif", quality: "55", effort: "3" })),
        ...w.map((width) => ({ w: width, format: "webp", quality: "76" })),
      ];
    },
  });
}
