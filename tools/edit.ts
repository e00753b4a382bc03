import { spawn } from "node:child_process";
import path from "node:path";
import { contentFolder, contentName } from "#app/content-loader/content-folder.server.ts";
import { portTaken, wantedPort } from "#demo/wanted-port.ts";
import { createEditServer } from "./editor/edit-server.ts";
import { openInBrowser } from "./editor/open-in-browser.ts";
import { writeEditor } from "./editor/write-editor.ts";

// Only this computer can reach it: whoever could would write the church's files.
const LOOPBACK = "127.0.0.1";
const USUAL_PORT = 4174;

try {
  await edit(wantedPort(USUAL_PORT));
} catch (problem) {
  stop(problem instanceof Error ? problem.message : String(problem));
}

async function edit(port: number): Promise<void> {
  const editor = path.resolve("node_modules/.cache/editor", path.basename(contentName));
  // `npm run dev` shows the pages beside it.
  const portOfPages = port + 1;
  const pages = `http://localhost:${portOfPages}`;
  await writeEditor(editor, "this computer", pages);
  createEditServer(editor, { folder: contentFolder, name: contentName })
    .on("error", (problem: NodeJS.ErrnoException) => {
      stop(problem.code === "EADDRINUSE" ? portTaken(port, "npm run edit") : problem.message);
    })
    .listen(port, LOOPBACK, () => {
      const address = `http://localhost:${port}/edit/`;
      console.log(welcome(address, pages));
      openInBrowser(address);
      // It shows the pages again whenever a form is saved, and says here what has to be mended.
      spawn("npm", ["run", "dev", "--", "--port", String(portOfPages), "--strictPort"], {
        stdio: "inherit",
        shell: process.platform === "win32",
        // Making the editor has set it to production.
        env: { ...process.env, NODE_ENV: undefined },
      });
    });
}

function welcome(address: string, pages: string): string {
  return [
    "",
    `  The forms:  ${address}`,
    `  The pages:  ${pages}, which follow whatever is saved`,
    "",
    `  They open the files in ${contentName}/ on this computer. Nothing is published.`,
    "  Stop it with Ctrl and C.",
    "",
  ].join("\n");
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
