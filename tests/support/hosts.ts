import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { freePort } from "#demo/free-port.ts";
import { WRANGLER } from "#tools/hosts/wrangler.ts";
import { SITE } from "./built-pages.ts";

const HOSTS = path.join(buildFolder, "hosts");
const LOOPBACK = "127.0.0.1";
/** How long a host may take until it answers, in milliseconds. */
const PATIENCE = 60_000;

type Program = { command: string; arguments: string[]; env?: Record<string, string> };

/** How each real host is started with what the build has written for it, on a port, with a folder for its own files. */
const programs = {
  caddy: (port, own) => ({
    command: "caddy",
    arguments: ["run", "--config", path.join(HOSTS, "Caddyfile")],
    env: {
      SITE_ADDRESS: `http://${LOOPBACK}:${port}`,
      SITE_FOLDER: SITE,
      CADDY_ADMIN: `unix/${own}/admin`,
      XDG_CONFIG_HOME: own,
      XDG_DATA_HOME: own,
    },
  }),
  wrangler: (port, own) => ({
    command: process.execPath,
    arguments: [
      WRANGLER,
      "dev",
      `--config=${path.join(HOSTS, "wrangler.jsonc")}`,
      `--ip=${LOOPBACK}`,
      `--port=${port}`,
      `--persist-to=${own}`,
      "--inspector-port=0",
      "--show-interactive-dev-session=false",
    ],
    // It asks nobody outside.
    env: { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  }),
} satisfies Record<string, (port: number, own: string) => Program>;

export type Host = keyof typeof programs;

export const hosts = Object.keys(programs).filter(isHost);

export function isHost(name: string): name is Host {
  return name in programs;
}

/** Whether a host's program is on this computer. */
export function isInstalled(host: Host): boolean {
  if (host === "wrangler") return existsSync(WRANGLER);
  return spawnSync(host, ["version"]).error === undefined;
}

/** A host that serves the built site until `stop`. Its programs are in the process group `group`. */
export type RunningHost = { address: string; group: number; stop: () => Promise<void> };

/** Serves the built site by a real host. */
export async function startHost(host: Host): Promise<RunningHost> {
  const own = mkdtempSync(path.join(tmpdir(), `${host}-`));
  const port = await freePort();
  const { command, arguments: given, env }: Program = programs[host](port, own);
  // A group of its own: wrangler begins further programs.
  const program = spawn(command, given, { env: { ...process.env, ...env }, detached: true });
  const said: string[] = [];
  for (const stream of [program.stdout, program.stderr]) {
    stream.on("data", (words) => said.push(String(words)));
  }
  const stop = async () => {
    await end(program);
    rmSync(own, { recursive: true, force: true });
  };
  try {
    const address = `http://${LOOPBACK}:${port}`;
    await untilItAnswers(address, program);
    // The group that a program begins has its own number.
    return { address, group: program.pid ?? 0, stop };
  } catch (problem) {
    await stop();
    throw new Error(`${host} did not start. It said:\n${said.join("")}`, { cause: problem });
  }
}

async function untilItAnswers(address: string, program: ChildProcess): Promise<void> {
  const latest = Date.now() + PATIENCE;
  let problem: unknown;
  while (Date.now() < latest && program.exitCode === null) {
    try {
      await fetch(address);
      return;
    } catch (refused) {
      problem = refused;
      await after(100);
    }
  }
  throw problem;
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return;
  const ended = once(program, "exit");
  process.kill(-program.pid);
  await ended;
}
