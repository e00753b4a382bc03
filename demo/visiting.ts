import type { Server } from "node:http";
import { listenOnFreePort } from "./free-port.ts";

/** Asks a server that is running on a port of its own: for tests. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Runs the server on any free port for as long as `visit` takes. */
export async function whileRunning(
  server: Server,
  visit: (ask: Ask, origin: string) => Promise<void>,
) {
  const origin = await listenOnFreePort(server);
  const ask: Ask = (path, init) => fetch(origin + path, { redirect: "manual", ...init });
  try {
    await visit(ask, origin);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
