import { builtPages } from "./built-pages.ts";

/** An address at which there is no page, and what the browser and the site say of it in the console. */
export const unknown = {
  path: "/nobody/lives/here",
  faults: [/status of 404/, /404: there is no page at \/nobody\/lives\/here/],
};

/** Every page that was built, and the one for unknown addresses. A new page is here by existing. */
export const everyPage = [...builtPages, unknown.path];
