import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

const HIGHEST_PORT = 65_535;
/** At this address only programs on this computer can reach a server. */
const LOOPBACK = "127.0.0.1";

/**
 * Starts a server at the port in the variable PORT, or at the usual one, and then calls `whenServed`. If that fails, it
 * prints why and ends the program. `command` is the command with which it was started, "npm start".
 */
export async function serveLocally(
  usualPort: number,
  command: string,
  serverFor: (port: number) => Server | Promise<Server>,
  whenServed: (port: number) => void,
): Promise<void> {
  const chosen = process.env.PORT ?? usualPort;
  const port = Number(chosen);
  try {
    if (!Number.isInteger(port) || port <= 0 || port > HIGHEST_PORT) {
      throw new Error(`PORT is "${chosen}", but it has to be a number such as ${usualPort}.`);
    }
    const server = await serverFor(port);
    await listen(server, port);
    whenServed(port);
  } catch (problem) {
    console.error(writeMessage(problem, port, command));
    process.exit(1);
  }
}

function writeMessage(problem: unknown, port: number, command: string): unknown {
  if (!(problem instanceof Error)) return problem;
  const isTaken = "code" in problem && problem.code === "EADDRINUSE";
  if (!isTaken) return problem.message;
  return `Port ${port} is already taken by another program.
Choose another with the variable PORT, for example: PORT=4180 ${command}`;
}

/** Lets a server listen on a port, or on any free one. Resolves with its origin. */
export async function listen(server: Server, port = 0): Promise<string> {
  await once(server.listen(port, LOOPBACK), "listening");
  return `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`;
}
