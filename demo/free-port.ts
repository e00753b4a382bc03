import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

/** Lets a server listen on any free port of this machine, unseen from outside; answers its origin. */
export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A port of this machine that was free a moment ago, for a program that is told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listenOnFreePort(server));
  await new Promise((closed) => server.close(closed));
  return Number(port);
}
