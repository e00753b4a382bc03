/** Cloudflare's program. Its packages are locked apart from the project's own, of which it would be the half. */
export const WRANGLER = "tools/wrangler/node_modules/wrangler/bin/wrangler.js";

export const INSTALL_WRANGLER = "npm ci --prefix tools/wrangler";
