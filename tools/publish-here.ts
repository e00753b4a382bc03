// On the server itself: npm run publish-here /srv/church shows what was built, npm run publish-here /srv/church back
// what was shown before.
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { goBack, publishVersion } from "./hosts/versions.ts";

const [, , root, back] = process.argv;

try {
  if (!root || (back !== undefined && back !== "back")) {
    throw new Error(
      "Name the folder from which the website is served: npm run publish-here /srv/church\nTo go back to the version before: npm run publish-here /srv/church back",
    );
  }
  const version = back ? await goBack(root) : await publishVersion(buildFolder, root, new Date());
  console.log(`${root}/today is now the version of ${version}.`);
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
