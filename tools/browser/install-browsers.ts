// Installs the browsers that the tests need, where they are not on this machine yet, and says which are used.
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { engineNames, installChromium, installEngine, versionOf } from "./find-browsers.ts";

const chromium = installChromium();
console.log(`The browser: ${chromium} ${versionOf(chromium)}`);

// The journeys, which alone are made in other engines, are those of visitors to the sample.
if (contentName === "sample") {
  for (const name of engineNames) {
    const program = installEngine(name);
    const left = "left out, since it is not on this machine and cannot be installed";
    console.log(`Journeys in ${name}: ${program ?? left}`);
  }
}
