import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ChurchReading } from "#app/church/open-church.server.ts";
import { addPolicy, writeEditorPolicy } from "#tools/build/headers.ts";
import { makeEditorConfig, readChurchForEditor } from "./config.ts";
import { writeEditor } from "./write-editor.ts";

/** Puts the editor at /edit/ of the built `site`, where church.yaml names the repository of the church's files. */
export async function publishEditor(site: string, reading: ChurchReading): Promise<void> {
  const { facts } = reading;
  if (!facts?.repository) return;
  const folder = path.join(site, "edit");
  await writeEditor(folder);
  await writeFile(
    path.join(folder, "config.json"),
    JSON.stringify(makeEditorConfig(readChurchForEditor(reading))),
  );
  const page = path.join(folder, "index.html");
  await writeFile(
    page,
    addPolicy(await readFile(page, "utf8"), writeEditorPolicy(facts.repository)),
  );
}
