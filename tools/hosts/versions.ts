import { cp, mkdir, readdir, readlink, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";

const VERSIONS = "versions";
const LINK = "today";
/** As many nights as somebody may need to see that something is wrong, and to say so. */
const KEPT = 14;

/**
 * On a server of one's own: keeps a copy of what was built as a version below `root`, and lets `root/today` lead to it,
 * all at once for whoever is reading. Versions have UTC in their names, because a clock that is put back would mix up
 * their order. The newest fourteen are kept. Returns the version's name; throws where nothing was built.
 */
export async function publishVersion(build: string, root: string, now: Date): Promise<string> {
  const name = now.toISOString().replaceAll(":", "-");
  const folder = path.join(root, VERSIONS, name);
  await mkdir(path.dirname(folder), { recursive: true });
  try {
    for (const part of ["client", "hosts"]) {
      await cp(path.join(build, part), path.join(folder, part), { recursive: true });
    }
  } catch (problem) {
    await rm(folder, { recursive: true, force: true });
    throw new Error(`${build} has no website in it. Run npm run build first.`, { cause: problem });
  }
  await show(name, root);
  for (const old of (await versionsIn(root)).slice(0, -KEPT)) {
    await rm(path.join(root, VERSIONS, old), { recursive: true });
  }
  return name;
}

/** Lets `root/today` lead to the version before the one that is shown. Returns its name; throws where there is none. */
export async function goBack(root: string): Promise<string> {
  const shown = path.basename(await readlink(path.join(root, LINK)).catch(() => ""));
  const name = (await versionsIn(root)).filter((version) => version < shown).at(-1);
  if (name === undefined) throw new Error(`${root} has no version that is older.`);
  await show(name, root);
  return name;
}

async function versionsIn(root: string): Promise<string[]> {
  return (await readdir(path.join(root, VERSIONS)).catch(() => [])).sort();
}

/** A link cannot be changed, but another can take its place. */
async function show(version: string, root: string): Promise<void> {
  const next = path.join(root, `${LINK}.next`);
  await rm(next, { force: true });
  await symlink(path.join(VERSIONS, version), next);
  await rename(next, path.join(root, LINK));
}
