import { build, type Plugin } from "vite";
import { oldestBrowsers } from "./oldest-browsers.ts";

/** `import text from "./file.ts?inline-script"`: the file and what it imports, as one script to stand in the HTML. */
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
