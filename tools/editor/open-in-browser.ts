import { spawn } from "node:child_process";

/** What opens an address in the browser that somebody usually has. On Windows `start` takes the first words for a title. */
const openers: Partial<Record<NodeJS.Platform, [program: string, ...words: string[]]>> = {
  darwin: ["open"],
  win32: ["cmd", "/c", "start", ""],
};

/** Opens an address in the usual browser. Where there is none, nothing happens: the address is printed as well. */
export function openInBrowser(address: string): void {
  const [program, ...words] = openers[process.platform] ?? ["xdg-open"];
  spawn(program, [...words, address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}
