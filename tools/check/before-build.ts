import { buildTime, churchFolder } from "#app/church/settings.server.ts";
import { isMust } from "./finding.ts";
import { listFindings } from "./report.ts";
import { checkWords } from "./words.ts";

/** Stops a build if words or dates must be mended. Prints nothing if all is well. */

const findings = await checkWords(churchFolder(), buildTime());
const musts = findings.filter(isMust);

if (musts.length > 0) {
  console.error(listFindings(musts, "Until then nothing can be built or published."));
  process.exit(1);
}
