import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Lets a server listen on any free port of this machine, unseen from outside; answers its origin. */
export async function listenOnFreePort(server: Server): Promise<string> {
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
