import { spawnSync } from "node:child_process";
import { contentName } from "#app/content-loader/content-folder.server.ts";

/**
 * Runs a command for the sample congregation and, where a church has words of its own, for those too.
 * Ends with the first that fails.
 */

const command = process.argv.slice(2).join(" ");

for (const CONTENT of new Set(["sample", contentName])) {
  const env = { ...process.env, CONTENT };
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
}
