import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import { withPolicy } from "#tools/hosts/content-policy.ts";
import { editorPolicy } from "#tools/hosts/editor-policy.ts";
import { writeEditor } from "./write-editor.ts";

/** Puts the editor at /edit/ of the built `site`, where church.yaml names the repository. */
export async function publishEditor(site: string): Promise<void> {
  const { repository, website, "host-sends-headers": hostSendsHeaders } = readChurch();
  if (!repository) return;
  const folder = path.join(site, "edit");
  await writeEditor(folder, repository, website);
  if (!hostSendsHeaders) {
    const page = path.join(folder, "index.html");
    await writeFile(page, withPolicy(await readFile(page, "utf8"), editorPolicy(repository)));
  }
}
