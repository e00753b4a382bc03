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
  openForms,
);

/** The pages are shown beside the forms, at the next port. */
function openForms(port: number): void {
  const [, , first = "edit/"] = process.argv;
  const address = `http://localhost:${port}/${first}`;
  console.log(`
  The forms:  ${address}
  The pages:  http://localhost:${port + 1}, which follow whatever is saved

  They open the files in ${contentName}/ on this computer. Nothing is published.
  Stop it with Ctrl and C.
`);
  openInBrowser(address);
  // It shows the pages again whenever a form is saved, and says here what has to be mended.
  spawn("npm", ["run", "dev", "--", "--port", String(port + 1), "--strictPort"], {
    stdio: "inherit",
    shell: process.platform === "win32",
    // Making the editor has set it to production.
    env: { ...process.env, NODE_ENV: undefined },
  });
}

/** Opens an address in the usual browser. Where there is none, nothing happens: the address is printed as well. */
function openInBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, [program: string, ...words: string[]]>> = {
    darwin: ["open"],
    // On Windows `start` takes the first words for a title.
    win32: ["cmd", "/c", "start", ""],
  };
  const [program, ...words] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...words, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
