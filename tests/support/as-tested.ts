// Runs a command for one congregation, as on the Saturday for which the tests are written:
//
//   node tests/support/as-tested.ts sample npm run build:to-try
//
// A script of package.json cannot set environment variables in a way that Windows understands as well.
import { spawnSync } from "node:child_process";
import { testedTime } from "./tested-time.ts";

const [content = "", ...command] = process.argv.slice(2);
const { status } = spawnSync(command.join(" "), {
  shell: true,
  stdio: "inherit",
  env: { ...process.env, CONTENT: content, ...testedTime },
});
process.exitCode = status ?? 1;
