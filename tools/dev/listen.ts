import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";

const HIGHEST_PORT = 65_535;
// Only this computer can reach what is served here: it is no place for strangers.
const LOOPBACK = "127.0.0.1";

/**
 * Serves at the port that the variable PORT names, or the usual one, and calls `whenServed`. Whatever is in the way is
 * said in words and ends the program. `command`: what it was started with.
 */
export async function serveLocally(
  usualPort: number,
  command: string,
  serverFor: (port: number) => Server | Promise<Server>,
  whenServed: (port: number) => void,
): Promise<void> {
  const wanted = process.env.PORT ?? usualPort;
  const port = Number(wanted);
  try {
    if (!Number.isInteger(port) || port <= 0 || port > HIGHEST_PORT) {
      throw new Error(`PORT is "${wanted}", but it has to be a number such as ${usualPort}.`);
    }
    const server = await serverFor(port);
    await listen(server, port);
    whenServed(port);
  } catch (problem) {
    const isTaken = problem instanceof Error && "code" in problem && problem.code === "EADDRINUSE";
    const words = `Port ${port} is already taken by another program.
Choose another with the variable PORT, for example: PORT=4180 ${command}`;
    console.error(isTaken ? words : problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

/** Lets a server listen on a port, or on any that is free; answers its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, LOOPBACK), "listening");
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}

/** A port that was free a moment ago, for a program that is told its port. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const { port } = new URL(await listen(server));
  await new Promise((closed) => server.close(closed));
  return Number(port);
}
