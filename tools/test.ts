import path from "node:path";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { buildSteps, OURS } from "./build/build-steps.ts";
import { runSteps, type Step } from "./steps.ts";

/**
 * `npm test`: everything that is known to hold. With --check all but the browser. What is built is tested of another
 * congregation than the sample, which has as little as a church may have, of the sample, and of a church's own words
 * where it has such.
 */

const contents = [...new Set([...OURS, contentName])];

const forEach = (name: string, command: string): Step[] =>
  contents.map((content) => ({
    name: `${name} (${path.basename(content)})`,
    command,
    env: { CONTENT: content },
  }));

// The first drawings are there before all else: what is tested imports such.
const [drawings, ...builds] = contents.flatMap((content) => buildSteps(content, "test"));

const isWell =
  (await runSteps(drawings ? [drawings] : [], [
    { name: "types of the routes", command: "react-router typegen" },
  ])) &&
  // Before the builds, which write the types of the routes and the drawings anew.
  (await runSteps(
    [{ name: "types", command: "tsc" }],
    [{ name: "lint", command: "npm run --silent lint" }],
    [{ name: "unit tests", command: "vitest run --reporter=dot --project unit" }],
  )) &&
  (await runSteps([
    ...builds,
    ...forEach("tests of the build", "vitest run --reporter=dot --project built"),
  ])) &&
  (process.argv.includes("--check") ||
    (await runSteps(forEach("in browsers", "node tools/test-site.ts --reporter=line"))));
process.exitCode = isWell ? 0 : 1;
