import { spawnSync } from "node:child_process";
import { contentName } from "#app/content-loader/content-folder.server.ts";

/**
 * Runs a command for each congregation in turn: another one than the sample, which has as little as a church
 * may have, the sample, and, where a church has words of its own, those. Ends with the first that fails.
 */

const command = process.argv.slice(2).join(" ");

for (const CONTENT of new Set(["tests/another-church", "sample", contentName])) {
  const env = { ...process.env, CONTENT };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
