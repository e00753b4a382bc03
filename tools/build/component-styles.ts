import type { Plugin } from "vite";

/**
 * Gives the style of each component the names of app/styles/breakpoints.css, and its layer of app/styles/app.css: what
 * pages are made of has its look from `ui`, and the page it stands on may change it. The order of the layers stands
 * before each, because any of them may come first in the built style sheet.
 */
export function componentStyles(): Plugin {
  return {
    name: "component-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css, id) => {
        const layer = /\/app\/(ui|events\/parts)\//.test(id) ? "ui" : "bands";
        const code = `@layer base, ui, bands;\n@import "#app/styles/breakpoints.css";\n@layer ${layer} {\n${css}}\n`;
        return { code, map: null };
      },
    },
  };
}
