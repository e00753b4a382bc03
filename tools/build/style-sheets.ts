import type { Plugin, Rolldown } from "vite";

/**
 * Gives the style of each component the names of app/styles/breakpoints.css, and its layer of app/styles/app.css: what
 * pages are made of has its look from `ui`, and the page it stands on may change it.
 */
export function componentStyles(): Plugin {
  return {
    name: "component-styles",
    enforce: "pre",
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (css, id) => {
        const layer = /\/app\/(ui|events\/parts)\//.test(id) ? "ui" : "bands";
        const code = `@import "#app/styles/breakpoints.css";\n@layer ${layer} {\n${css}}\n`;
        return { code, map: null };
      },
    },
  };
}

/**
 * Vite writes a style sheet for each chunk of scripts, a dozen for a page. Here each page gets two: one
 * that is the same for all pages and has what their first views need, and its own, with the rest.
 * React Router learns of them as of Vite's own. A chunk that is fetched later keeps its sheet.
 */
export function styleSheets(rootRoute: string): Plugin {
  return {
    name: "style-sheets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const routes = chunks.filter(({ facadeModuleId }) => ROUTE.test(facadeModuleId ?? ""));
      const root = routes.find(({ facadeModuleId }) => facadeModuleId?.startsWith(rootRoute));
      if (!root) throw new Error(`${rootRoute} is no route`);
      const ofRoot = sheetsOf(root, bundle);
      const ofRoutes = routes.map((route) => {
        const own = sheetsOf(route, bundle).filter((sheet) => !ofRoot.includes(sheet));
        return { route, sheets: route === root ? ofRoot : own };
      });
      const replaced = ofRoutes.flatMap(({ sheets }) => sheets);
      for (const chunk of chunks) {
        for (const sheet of replaced) importedBy(chunk).delete(sheet);
      }
      for (const { route, sheets } of ofRoutes) {
        if (sheets.length === 0) continue;
        const name = `${route === root ? "site" : route.name}.css`;
        const source = sheets.map((sheet) => sourceOf(sheet, bundle)).join("");
        const merged = this.emitFile({ type: "asset", name, source });
        importedBy(route).add(this.getFileName(merged));
      }
      for (const sheet of replaced) delete bundle[sheet];
    },
  };
}

const ROUTE = /\?__react-router-build-client-route$/;

/** The style sheets that a chunk needs from the first: its own, and after them those of its imports. */
function sheetsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const ofImports = chunk.imports.flatMap((name) => {
    const imported = bundle[name];
    return imported?.type === "chunk" ? sheetsOf(imported, bundle, seen) : [];
  });
  return [...new Set([...importedBy(chunk), ...ofImports])];
}

const importedBy = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? new Set();

function sourceOf(sheet: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[sheet];
  if (file?.type !== "asset") throw new Error(`${sheet} is missing`);
  return String(file.source);
}
