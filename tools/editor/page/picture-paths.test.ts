import { expect, test } from "vitest";
import { withPlainPaths } from "./picture-paths.ts";

test("a picture's path has no slash before it in a file, and a page's keeps it", () => {
  const form = {
    photos: [{ file: "/photos/harvest-supper.webp", who: "nobody" }],
    logo: { file: "/logo.svg", "on-dark": "logo-white.svg" },
    notices: [{ link: { to: "/photos" } }, { link: { to: "/events" } }],
  };
  expect(withPlainPaths(form)).toEqual({
    photos: [{ file: "photos/harvest-supper.webp", who: "nobody" }],
    logo: { file: "logo.svg", "on-dark": "logo-white.svg" },
    notices: form.notices,
  });
});
