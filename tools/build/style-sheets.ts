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
 * that is the same for all pages and has what their first views need, and its own, with the rest, the footer's first.
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
      const ofFooter = chunks
        .filter(({ name }) => name === FOOTER)
        .flatMap((chunk) => [...ownSheets(chunk)]);
      const ofSite = sheetsOf(root, bundle).filter((sheet) => !ofFooter.includes(sheet));
      const ofRoutes = routes.map((route) => {
        if (route === root) return { route, name: "site.css", sheets: ofSite };
        const all = new Set([...ofFooter, ...sheetsOf(route, bundle)]);
        const sheets = [...all].filter((sheet) => !ofSite.includes(sheet));
        return { route, name: `${route.name}.css`, sheets };
      });
      const replaced = ofRoutes.flatMap(({ sheets }) => sheets);
      for (const chunk of chunks) for (const sheet of replaced) ownSheets(chunk).delete(sheet);
      for (const { route, name, sheets } of ofRoutes) {
        if (sheets.length === 0) continue;
        const source = sheets.map((sheet) => sourceOf(sheet, bundle)).join("");
        ownSheets(route).add(this.getFileName(this.emitFile({ type: "asset", name, source })));
      }
      for (const sheet of replaced) delete bundle[sheet];
    },
  };
}

/** The chunk of what stands at the foot of every page. */
export const FOOTER = "footer";

const ROUTE = /\?__react-router-build-client-route$/;

/** The style sheets that a chunk needs from the first: its own, and after them those of its imports. */
function sheetsOf(first: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<Rolldown.OutputChunk>();
  const goThrough = (chunk: Rolldown.OutputChunk): string[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = chunk.imports.flatMap((name) => bundle[name] ?? []);
    const chunks = imported.filter((file) => file.type === "chunk");
    return [...ownSheets(chunk), ...chunks.flatMap(goThrough)];
  };
  return [...new Set(goThrough(first))];
}

const ownSheets = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? new Set();

function sourceOf(sheet: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[sheet];
  if (file?.type !== "asset") throw new Error(`${sheet} is missing`);
  return String(file.source);
}
