// Runs on whatever Node the machine has, to say what to do where the project's own is missing.
const OLDEST = [22, 22];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isTooOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);

if (isTooOld) {
  console.error(
    [
      `This project brings its own Node, but Node ${process.versions.node} of this machine is running instead:`,
      "npm left it out, as an optional package, or there is none for this kind of computer. Please run",
      "",
      "    npm ci --include=optional",
      "",
      `and then the same command again. Where that does not help, install Node ${OLDEST.join(".")} or newer.`,
    ].join("\n"),
  );
  process.exit(1);
}
