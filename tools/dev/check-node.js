// Runs after `npm ci`, with the project's own Node or, if that is missing, with another. It then says what to do.
import { readFileSync } from "node:fs";

const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const [own] = Object.values(optionalDependencies);

if (Number.parseInt(process.versions.node, 10) < Number.parseInt(own, 10)) {
  console.error(
    [
      `This project brings its own Node, ${own}, but Node ${process.versions.node} of this machine is running instead:`,
      "npm left it out, as an optional package, or there is none for this kind of computer. Please run",
      "",
      "    npm ci --include=optional",
      "",
      `Where that does not help, install Node ${Number.parseInt(own, 10)} or newer, and run npm ci again.`,
    ].join("\n"),
  );
  process.exit(1);
}
