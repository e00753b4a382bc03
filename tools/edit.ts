import { spawn } from "node:child_process";
import path from "node:path";
import { contentFolder, contentName } from "#app/content-loader/content-folder.server.ts";
import { serveLocally } from "#demo/listen.ts";
import { createEditServer } from "./editor/server.ts";
import { writeEditor } from "./editor/write-editor.ts";

await serveLocally(
  4174,
  "npm run edit",
  async (port) => {
    const editor = path.resolve("node_modules/.cache/editor", path.basename(contentName));
    await writeEditor(editor, "this computer", `http://localhost:${port + 1}`);
    return createEditServer(editor, { folder: contentFolder, name: contentName });
  },
  showPages,
);

/** The pages are shown beside the forms, at the next port. */
function showPages(port: number): void {
  const address = `http://localhost:${port}/edit/`;
  console.log(`
  The forms:  ${address}
  The pages:  http://localhost:${port + 1}, which follow whatever is saved

  They open the files in ${contentName}/ on this computer. Nothing is published.
  Stop it with Ctrl and C.
`);
  // It shows the pages again whenever a form is saved, says here what has to be mended, and opens the forms in the browser.
  const pages = ["--port", String(port + 1), "--strictPort", "--open", address];
  spawn("npm", ["run", "dev", "--", ...pages], {
    stdio: "inherit",
    shell: process.platform === "win32",
    // Making the editor has set it to production.
    env: { ...process.env, NODE_ENV: undefined },
  });
}
