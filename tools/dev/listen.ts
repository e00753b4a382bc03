import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** At this address only programs on this computer can reach a server. */
const LOOPBACK = "127.0.0.1";

/** Lets a server listen on a port, or on any free one. Resolves with its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, LOOPBACK), "listening");
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}
