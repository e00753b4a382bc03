// Installs the browsers for the tests if they are not on this machine yet, and prints which are used: Chromium, or with
// --engines the other two engines, in which the journeys are made.
import { engineNames, installChromium, installEngine, readVersion } from "./find-browsers.ts";

if (process.argv.includes("--engines")) {
  for (const name of engineNames) {
    const program = installEngine(name);
    if (program) {
      console.log(`Journeys in ${name}: ${program}`);
    } else {
      console.error(`${name} is not on this machine and cannot be installed.`);
      process.exitCode = 1;
    }
  }
} else {
  const chromium = installChromium();
  console.log(`The browser: ${chromium} ${readVersion(chromium)}`);
}
