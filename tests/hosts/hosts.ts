import path from "node:path";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";
import { WRANGLER } from "#tools/deploy/plan.ts";

const LOOPBACK = "127.0.0.1";
const PORT = 4180;
/** Where the host that HOSTED_BY names serves the site while it is tested. */
export const HOST_ADDRESS = `http://${LOOPBACK}:${PORT}`;

const CONFIG = path.join(buildFolder, "hosts");
const OWN_FILES = path.resolve("node_modules/.cache/hosts");

type Host = { program: string; command: string; env: Record<string, string> };

/** How each real host serves the built site with what the build has written for it, as Playwright is to start it. */
export const hosts: Record<string, Host> = {
  caddy: {
    program: "caddy",
    command: `caddy run --config "${CONFIG}/Caddyfile"`,
    env: {
      SITE_ADDRESS: HOST_ADDRESS,
      SITE_FOLDER: path.join(buildFolder, "client"),
      CADDY_ADMIN: `${LOOPBACK}:${PORT + 1}`,
      XDG_CONFIG_HOME: OWN_FILES,
      XDG_DATA_HOME: OWN_FILES,
    },
  },
  wrangler: {
    program: WRANGLER,
    command: `node ${WRANGLER} dev --config="${CONFIG}/wrangler.jsonc" --ip=${LOOPBACK} --port=${PORT} --persist-to="${OWN_FILES}" --inspector-port=0 --show-interactive-dev-session=false`,
    // It asks nobody outside.
    env: { WRANGLER_SEND_METRICS: "false", CLOUDFLARE_CF_FETCH_ENABLED: "false" },
  },
};
