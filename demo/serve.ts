import { join } from "node:path";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { createSiteServer } from "./site-server.ts";
import { portTaken, wantedPort } from "./wanted-port.ts";

const USUAL_PORT = 4173;
// Only this computer can reach the server: the stand-in is no place for strangers.
const LOOPBACK = "127.0.0.1";

try {
  serve(wantedPort(USUAL_PORT));
} catch (problem) {
  stop(problem instanceof Error ? problem.message : String(problem));
}

function serve(port: number): void {
  createSiteServer(join(buildFolder, "client"))
    .on("error", (problem: NodeJS.ErrnoException) => {
      stop(problem.code === "EADDRINUSE" ? portTaken(port, "npm start") : problem.message);
    })
    .listen(port, LOOPBACK, () => console.log(welcome(`http://localhost:${port}`)));
}

function welcome(address: string): string {
  return [
    "",
    `  The website:   ${address}/`,
    `  The switches:  ${address}/demo`,
    "",
    "  A stand-in on this computer plays ChurchSuite: its events, forms and giving pages are",
    "  made up, and nothing you type is sent anywhere.",
    "  On /demo you can switch its calendar to empty, failing or slow and see what visitors see.",
    "",
    "  Stop it with Ctrl and C.",
    "",
  ].join("\n");
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
