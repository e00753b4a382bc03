import type { Plugin } from "vite";

/**
 * Adds to the style sheet of each component the names of app/styles/breakpoints.css and its layer (app/styles/app.css).
 * Components that pages share are in the layer `ui`: the page that they stand on, in `bands`, may change their look. The
 * order of the layers is written before each sheet, because any of them may come first in the built one.
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
