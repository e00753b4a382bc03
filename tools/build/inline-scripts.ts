import { build, type Plugin } from "vite";
import { oldestBrowsers } from "./oldest-browsers.ts";

/**
 * Lets code import a script as text, to write it into the HTML: `import text from "./file.ts?inline-script"`. What the
 * file imports is in the text, too.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?inline-script$/ },
      async handler(id) {
        const [file = ""] = id.split("?");
        const rolldownOptions = { input: file, output: { format: "iife" as const } };
        const built = await build({
          configFile: false,
          logLevel: "warn",
          build: { write: false, target: oldestBrowsers, rolldownOptions },
        });
        if (!("output" in built)) throw new Error(`${file} is not one script`);
        const [script] = built.output;
        for (const module of script.moduleIds) this.addWatchFile(module);
        return { code: `export default ${JSON.stringify(script.code.trim())}`, moduleType: "js" };
      },
    },
  };
}
