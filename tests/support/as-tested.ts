// Runs a command for one congregation, as of the Saturday on which the tests look at it:
//
//   node tests/support/as-tested.ts sample npm run build:to-try
//
// A script of package.json cannot set variables of the environment in a way that Windows knows, too.
import { spawnSync } from "node:child_process";
import { testedTime } from "./tested-time.ts";

const [content = "", ...command] = process.argv.slice(2);
const { status } = spawnSync(command.join(" "), {
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CONTENT: content, ...testedTime(content) },
});
process.exitCode = status ?? 1;
