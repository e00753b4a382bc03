import type { Repository } from "#app/content-loader/church.server.ts";

/** Where the editor fetches and keeps files, and who shows the pictures of those who sign in. */
const hosts = {
  github: { files: ["https://api.github.com"], people: ["https://avatars.githubusercontent.com"] },
  gitlab: {
    files: ["https://gitlab.com"],
    people: ["https://gitlab.com", "https://secure.gravatar.com"],
  },
};

/**
 * The Content-Security-Policy of the editor, at /edit/: more than the pages' own, because it writes styles into its
 * page, shows pictures before they are kept, makes them smaller with WebAssembly, and writes its own manifest. It asks the church's repository
 * and nobody else; on a church's own computer ("this computer") nobody at all. No other website may frame it, which
 * asHeader adds.
 */
export function editorPolicy(place: "this computer" | Repository): string {
  const { files, people } = typeof place === "string" ? { files: [], people: [] } : hostOf(place);
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' blob: data:", ...people].join(" "),
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...files].join(" "),
    "worker-src 'self'",
    "manifest-src blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

function hostOf({ host, address }: Repository): { files: string[]; people: string[] } {
  if (host !== "gitea") return hosts[host];
  const at = address ? [new URL(address).origin] : [];
  return { files: at, people: at };
}
