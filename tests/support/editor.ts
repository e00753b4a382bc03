import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { listenOnFreePort } from "#demo/free-port.ts";
import { Calendar } from "#tests/support/fake-calendar.ts";
import { test as base } from "#tests/support/test.ts";
import { createEditServer } from "#tools/editor/server.ts";
import { writeEditor } from "#tools/editor/write-editor.ts";

/** Where the forms are, and the church's files that they change. */
type Editor = { address: string; content: string };

/** The forms of `npm run edit`, on a copy of the sample that a test may change. */
export const test = base.extend<object, { editor: Editor }>({
  editor: [
    async ({ browserName: _ }, provide) => {
      const folder = await mkdtemp(path.join(tmpdir(), "editor-"));
      const content = path.join(folder, "content");
      await cp("sample", content, { recursive: true });
      await writeEditor(path.join(folder, "edit"), "this computer", "http://localhost:5173");
      const server = createEditServer(path.join(folder, "edit"), {
        folder: content,
        name: contentName,
      });
      await provide({ content, address: await listenOnFreePort(server) });
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  site: [
    async ({ editor }, provide) => provide({ address: editor.address, calendar: new Calendar() }),
    { scope: "worker" },
  ],
});
