import { createServer } from "node:http";
import { listenOnFreePort } from "#demo/free-port.ts";

/** A port of this machine that was free a moment ago, for a program that is told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenOnFreePort(server));
  server.close();
  return Number(port);
}
