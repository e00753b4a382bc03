import { imagetools } from "vite-imagetools";

/** In pixels. A photo is never made wider than it is. */
const WIDTHS = [320, 480, 640, 1280, 1920, 2560];
const OLD_BROWSERS_WIDTH = 1280;

/**
 * Makes a picture that is imported with `?responsive` fit for the web: AVIF and WebP in several widths
 * and a JPEG for old browsers, turned upright, and without what a camera writes into it (where and when).
 */
export function responsivePhotos() {
  return imagetools({
    include: /\?responsive$/,
    cache: { dir: "app/generated/photos" },
    defaultDirectives: async (_url, metadata) => {
      const { width } = (await metadata()).autoOrient;
      const widths = WIDTHS.filter((candidate, index) => candidate <= width || index === 0);
      const widest = Math.min(width, OLD_BROWSERS_WIDTH);
      return new URLSearchParams({ as: "picture", w: widths.join(";"), widest: `${widest}` });
    },
    resolveConfigs: (directives) => {
      const { w = [], widest: [widest = ""] = [] } = Object.fromEntries(directives);
      return [
        ...w.map((width) => ({ w: width, format: "avif", quality: "55", effort: "3" })),
        ...w.map((width) => ({ w: width, format: "webp", quality: "76" })),
        { w: widest, format: "jpg", quality: "78", mozjpeg: "true" },
      ];
    },
    // The smaller JPEG of mozjpeg is the one thing that imagetools has no directive for.
    extendTransforms: (builtins) => [
      ...builtins,
      ({ mozjpeg, quality }) =>
        mozjpeg
          ? (_state, image) => image.jpeg({ quality: Number(quality), mozjpeg: true })
          : undefined,
    ],
  });
}
