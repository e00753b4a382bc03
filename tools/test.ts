import path from "node:path";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { buildSteps } from "./build/build-steps.ts";
import { runSteps, type Step } from "./steps.ts";

/**
 * `npm test`: everything that is known to hold. With --check all but the browser. What is built is tested of another
 * congregation than the sample, which has as little as a church may have, of the sample, and of a church's own words
 * where it has such.
 */

const contents = [...new Set(["tests/another-church", "sample", contentName])];

const one = (name: string): Step => ({ name, command: `npm run --silent ${name}` });
const forEach = (name: string, command: string): Step[] =>
  contents.map((content) => ({
    name: `${name} (${path.basename(content)})`,
    command,
    env: { CONTENT: content },
  }));

const isWell =
  (await runSteps(
    [{ name: "words and drawings", command: "node tools/generate.ts" }],
    [{ name: "types of the routes", command: "react-router typegen" }],
  )) &&
  (await runSteps(
    [one("types")],
    [one("lint")],
    [one("structure")],
    [{ name: "unit tests", command: "vitest run --reporter=dot --project unit" }],
    [
      ...contents.flatMap((content) => buildSteps(content, true)),
      ...forEach("tests of the build", "vitest run --reporter=dot --project built"),
    ],
  )) &&
  (process.argv.includes("--check") ||
    (await runSteps(forEach("in browsers", "node tools/test-site.ts --reporter=line"))));
process.exitCode = isWell ? 0 : 1;
