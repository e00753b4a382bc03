// Runs on whatever Node the machine has, to say what to do where the project's own is missing.
const OLDEST = [22, 22];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const isTooOld = major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]);

if (isTooOld) {
  console.error(
    [
      `This project brings its own Node, but Node ${process.versions.node} of this machine is running instead:`,
      "npm was not allowed to run the install script that fetches it. Please run",
      "",
      "    npm rebuild node --ignore-scripts=false",
      "",
      `and then the same command again. (Or use Node ${OLDEST.join(".")} or newer.)`,
    ].join("\n"),
  );
  process.exit(1);
}
