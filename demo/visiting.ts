import { once } from "node:events";
import type { Server } from "node:http";

/** Asks a server that is running on a port of its own: for tests. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Runs the server on any free port for as long as `visit` takes. */
export async function whileRunning(server: Server, visit: (ask: Ask) => Promise<void>) {
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const ask: Ask = (path, init) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
  try {
    await visit(ask);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
