import { imagetools } from "vite-imagetools";

/** The widths of AVIF and WebP, in pixels. A photo is never made wider than it is. */
const WIDTHS = [320, 480, 640, 1280, 1920, 2560];

/** The width of the JPEG, in pixels. */
const WIDTH_FOR_OLD_BROWSERS = 1280;

/**
 * A Vite plugin that makes a picture which is imported with `?responsive` fit for the web: AVIF and WebP in several
 * widths, and a JPEG for old browsers. They are turned upright, and without the place and time that a camera records.
 */
export function responsivePhotos() {
  return imagetools({
    include: /\?responsive$/,
    cache: { dir: "app/generated/photos" },
    defaultDirectives: async (_url, metadata) => {
      const { width } = (await metadata()).autoOrient;
      const widths = WIDTHS.filter((candidate, index) => candidate <= width || index === 0);
      const widest = Math.min(width, WIDTH_FOR_OLD_BROWSERS);
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
    // mozjpeg makes smaller files, but imagetools has no directive for it.
    extendTransforms: (builtins) => [
      ...builtins,
      ({ mozjpeg, quality }) =>
        mozjpeg
          ? (_state, image) => image.jpeg({ quality: Number(quality), mozjpeg: true })
          : undefined,
    ],
  });
}
