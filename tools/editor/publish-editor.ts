import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { readChurch } from "#app/church/church-facts.server.ts";
import { addPolicy, editorPolicy } from "#tools/build/content-policy.ts";
import { editorConfig } from "./config.ts";
import { writeEditor } from "./write-editor.ts";

/** Puts the editor at /edit/ of the built `site`, where church.yaml names the repository of the church's files. */
export async function publishEditor(site: string): Promise<void> {
  const church = readChurch();
  if (!church.repository) return;
  const folder = path.join(site, "edit");
  await writeEditor(folder);
  await writeFile(path.join(folder, "config.json"), JSON.stringify(editorConfig(church)));
  if (church["host-sends-headers"]) return;
  const page = path.join(folder, "index.html");
  await writeFile(page, addPolicy(await readFile(page, "utf8"), editorPolicy(church.repository)));
}
