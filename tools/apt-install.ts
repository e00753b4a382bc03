import { spawnSync } from "node:child_process";

// -n: where sudo would ask for a password, it fails instead.
const apt = process.getuid?.() === 0 ? ["apt-get"] : ["sudo", "-n", "apt-get"];

/** Installs packages of Debian or Ubuntu. False where that cannot be done, or not without asking somebody. */
export function aptInstall(...packages: string[]): boolean {
  return [["update"], ["install", "-y", "--no-install-recommends", ...packages]].every((words) =>
    run([...apt, ...words]),
  );
}

/** Runs a program that prints what it does. False where it fails, or is not on this machine. */
export function run([program = "", ...words]: string[]): boolean {
  // apt-get must not stop to ask anything.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(program, words, { stdio: "inherit", env }).status === 0;
}
