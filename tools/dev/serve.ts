import { join } from "node:path";
import { buildFolder } from "#app/church/settings.server.ts";
import { listen } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";

/** Serves the built website at the port in the variable PORT, or at 4173. */

const { PORT = "4173" } = process.env;

try {
  await listen(createSiteServer(join(buildFolder(), "client")), Number(PORT));
  console.log(`
  The website:   http://localhost:${PORT}/
  The switches:  http://localhost:${PORT}/demo

  A stand-in on this computer plays ChurchSuite: its events, forms and giving pages are
  made up, and nothing you type is sent anywhere.
  On /demo you can switch its calendar to empty, slow or failing and see what visitors see.

  Stop it with Ctrl and C.
`);
} catch (problem) {
  const isTaken = problem instanceof Error && "code" in problem && problem.code === "EADDRINUSE";
  if (!isTaken) throw problem;
  console.error(`Another program has port ${PORT} already. Choose one: PORT=4180 npm start`);
  process.exitCode = 1;
}
