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
      const routes = Object.values(bundle).filter(isRoute);
      const root = routes.find(({ facadeModuleId }) => facadeModuleId?.startsWith(rootRoute));
      if (!root) throw new Error(`${rootRoute} is no route`);
      const ofRoot = sheetsOf(root, bundle);
      const pages = new Map(
        routes.map((route) => [
          route,
          [...sheetsOf(route, bundle)].filter((sheet) => !ofRoot.has(sheet)),
        ]),
      );
      const merge = (name: string, sheets: Iterable<string>) => {
        const source = [...sheets].map((sheet) => sourceOf(sheet, bundle)).join("");
        return this.getFileName(this.emitFile({ type: "asset", name: `${name}.css`, source }));
      };
      const merged = new Map<Rolldown.OutputChunk, string>([[root, merge("site", ofRoot)]]);
      for (const [route, sheets] of pages) {
        if (route !== root && sheets.length > 0) merged.set(route, merge(route.name, sheets));
      }
      const replaced = new Set([ofRoot, ...pages.values()].flatMap((sheets) => [...sheets]));
      for (const sheet of replaced) delete bundle[sheet];
      for (const file of Object.values(bundle)) {
        if (file.type !== "chunk") continue;
        const sheets = importedBy(file);
        for (const sheet of sheets) if (replaced.has(sheet)) sheets.delete(sheet);
        const own = merged.get(file);
        if (own) sheets.add(own);
      }
    },
  };
}

type File = Rolldown.OutputAsset | Rolldown.OutputChunk;

const isRoute = (file: File): file is Rolldown.OutputChunk =>
  file.type === "chunk" && /\?__react-router-build-client-route$/.test(file.facadeModuleId ?? "");

/** The style sheets that a chunk needs from the first: its own, and after them those of its imports. */
function sheetsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  sheets = new Set<string>(),
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return sheets;
  seen.add(chunk.fileName);
  for (const sheet of importedBy(chunk)) sheets.add(sheet);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") sheetsOf(imported, bundle, sheets, seen);
  }
  return sheets;
}

const importedBy = (chunk: Rolldown.OutputChunk) => chunk.viteMetadata?.importedCss ?? new Set();

function sourceOf(sheet: string, bundle: Rolldown.OutputBundle): string {
  const file = bundle[sheet];
  if (file?.type !== "asset") throw new Error(`${sheet} is missing`);
  return String(file.source);
}
