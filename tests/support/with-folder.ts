import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Gives `use` an empty folder, which is there no longer than that. */
export async function withFolder<Made>(use: (folder: string) => Promise<Made>): Promise<Made> {
  const folder = await mkdtemp(path.join(tmpdir(), "church-website-"));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
