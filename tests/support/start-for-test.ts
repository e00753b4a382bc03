import type { Server } from "node:http";
import { onTestFinished } from "vitest";
import { listen } from "#tools/dev/listen.ts";

/** Starts a server on a free port, and stops it when the test is over. Resolves with its origin. */
export async function startForTest(server: Server): Promise<string> {
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return await listen(server);
}
