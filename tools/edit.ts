import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder, contentName } from "#app/content-loader/content-folder.server.ts";
import { createEditServer } from "./editor/edit-server.ts";
import { openInBrowser } from "./editor/open-in-browser.ts";
import { writeEditor } from "./editor/write-editor.ts";

// Only this computer can reach it: whoever could would write the church's files.
const LOOPBACK = "127.0.0.1";
const USUAL_PORT = 4174;
/** Where `npm run dev` shows the pages. */
const PAGES = "http://localhost:5173";

const port = Number(process.env.PORT ?? USUAL_PORT);
const editor = await mkdtemp(path.join(tmpdir(), "church-editor-"));
await writeEditor(editor, "this computer", PAGES);

createEditServer(editor, { folder: contentFolder, name: contentName })
  .on("error", (problem: NodeJS.ErrnoException) => {
    const isTaken = problem.code === "EADDRINUSE";
    console.error(
      isTaken
        ? `Port ${port} is already taken, perhaps by another npm run edit. Choose another with the variable PORT, for example: PORT=4180 npm run edit`
        : problem.message,
    );
    process.exit(1);
  })
  .listen(port, LOOPBACK, () => {
    const address = `http://localhost:${port}/edit/`;
    console.log(welcome(address));
    openInBrowser(address);
    // It shows the pages again whenever a form is saved, and says here what has to be mended.
    spawn("npm", ["run", "dev"], { stdio: "inherit", shell: process.platform === "win32" });
  });

function welcome(address: string): string {
  return [
    "",
    `  The forms:  ${address}`,
    `  The pages:  ${PAGES}, which follow whatever is saved`,
    "",
    `  They open the files in ${contentName}/ on this computer. Nothing is published.`,
    "  Stop it with Ctrl and C.",
    "",
  ].join("\n");
}
