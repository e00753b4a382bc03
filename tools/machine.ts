import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** What a search for a browser needs to know of a machine, and to do on it. */
export type Machine = {
  platform: NodeJS.Platform;
  environment: Record<string, string | undefined>;
  isRoot: boolean;
  isThere: (path: string) => boolean;
  /** Runs a program to its end and says whether it did what it was asked to. */
  run: (program: string, ...words: string[]) => Outcome;
  /** Tells the person at the machine something. */
  say: (words: string) => void;
};

/** `reason` is the last thing a program said, for when it did not succeed. */
export type Outcome = { succeeded: boolean; reason: string };

export const thisMachine: Machine = {
  platform: process.platform,
  environment: process.env,
  isRoot: process.getuid?.() === 0,
  isThere: existsSync,
  run: (program, ...words) =>
    outcomeOf(
      spawnSync(program, words, {
        encoding: "utf8",
        // apt-get must not stop to ask anything.
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      }),
    ),
  say: (words) => console.log(words),
};

function outcomeOf({ status, error, stdout, stderr }: SpawnSyncReturns<string>): Outcome {
  const said = `${stdout ?? ""}\n${stderr ?? ""}`.trim().split("\n");
  return { succeeded: status === 0, reason: error?.message ?? said.at(-1) ?? "" };
}
