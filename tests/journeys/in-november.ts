import { createServer } from "node:http";
import { listenOnFreePort } from "#demo/free-port.ts";
import { SATURDAY_MORNING } from "#tests/support/test.ts";

const CLOCK = "/clock.js";
const clock = `{
  const now = ${SATURDAY_MORNING.getTime()};
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
}`;

/**
 * Serves the site at `address` with a script before all others that sets the clock: for browsers that no library can tell
 * what time it is. What cannot be had there breaks off.
 */
export async function inNovember(
  address: string,
  use: (address: string) => Promise<void>,
): Promise<void> {
  const server = createServer(async ({ url = "" }, response) => {
    if (url === CLOCK) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(clock);
      return;
    }
    try {
      const answer = await fetch(address + url, { redirect: "manual" });
      const type = answer.headers.get("Content-Type") ?? "";
      const body = Buffer.from(await answer.arrayBuffer());
      const isPage = type.startsWith("text/html");
      const script = `<script src="${CLOCK}"></script>`;
      response.writeHead(answer.status, { "Content-Type": type });
      response.end(isPage ? body.toString().replace(/<head[^>]*>/, `$&${script}`) : body);
    } catch {
      response.destroy();
    }
  });
  try {
    await use(await listenOnFreePort(server));
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
