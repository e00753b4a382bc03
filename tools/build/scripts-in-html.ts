import { readFile } from "node:fs/promises";
import { minifySync, type Plugin, transformWithOxc } from "vite";

/** `import text from "./file.ts?script"`: the file as a short script to stand in the HTML. It imports nothing itself. */
export function scriptsInHtml(): Plugin {
  return {
    name: "scripts-in-html",
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?script$/ },
      async handler(id) {
        const [file = ""] = id.split("?");
        this.addWatchFile(file);
        const script = await transformWithOxc(await readFile(file, "utf8"), file);
        const { code } = minifySync(file, `(()=>{${script.code}})()`);
        return { code: `export default ${JSON.stringify(code)}`, moduleType: "js" };
      },
    },
  };
}
