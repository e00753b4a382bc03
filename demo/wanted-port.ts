const HIGHEST_PORT = 65_535;

/** The port that the variable PORT names, or the usual one. Throws an Error where it names none. */
export function wantedPort(usual: number): number {
  const wanted = process.env.PORT ?? usual;
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new Error(`PORT is "${wanted}", but it has to be a number such as ${usual}.`);
}

/** What to do where a port is taken. `command`: what was to be started. */
export function portTaken(port: number, command: string): string {
  return (
    `Port ${port} is already taken by another program.\n` +
    `Choose another with the variable PORT, for example: PORT=4180 ${command}`
  );
}
