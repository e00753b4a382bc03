import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { Repository } from "#app/content-loader/church.server.ts";
import type { Status } from "#app/status/status.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { createSiteServer } from "#demo/site-server.ts";
import { writeEditor } from "#tools/editor/write-editor.ts";
import { otherPoliciesWith } from "#tools/hosts/headers.ts";
import { headerFile } from "#tools/hosts/host-files.ts";
import { withFolder } from "#tools/with-folder.ts";
import { whileServing } from "./site.ts";
import { test as base } from "./test.ts";

/** A website that says it was built from the commit "c0ffee". */
const status: Status = {
  built: wallTime("2026-11-21", "07:42"),
  commit: "c0ffee",
  feedRead: true,
  events: 3,
  datesUntil: "2027-08-31",
};

/** For tests of a website with nothing but the editor, under the policies that a host sends with it. */
export function testEditorOf(repository: Repository) {
  return base.extend({
    site: [
      ({ browserName: _ }, provide) =>
        withFolder(async (site) => {
          await writeEditor(path.join(site, "edit"), repository, "https://www.ballydown.org");
          await writeFile(path.join(site, "status.json"), JSON.stringify(status));
          await writeFile(path.join(site, "404.html"), "<!doctype html><title>Nothing</title>");
          const headers = headerFile("default-src 'none'", [], otherPoliciesWith(repository));
          await writeFile(path.join(site, "_headers"), headers);
          await whileServing(provide, createSiteServer(site));
        }),
      { scope: "worker", timeout: 120_000 },
    ],
  });
}
