// Installs the browsers for the tests if they are not on this machine yet, and prints which are used: Chromium, or with
// --engines the other two engines, in which the journeys are made.
import { installChromium, installEngine } from "./browsers.ts";

if (process.argv.includes("--engines")) {
  console.log("Journeys in Firefox:", installEngine("Firefox"));
  console.log("Journeys in WebKitGTK:", installEngine("WebKitGTK"));
} else {
  console.log("The browser:", installChromium());
}
