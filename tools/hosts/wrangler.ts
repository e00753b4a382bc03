/** Cloudflare's program. Its packages are locked apart from the project's own, of which it would be the half. */
export const WRANGLER = "tools/wrangler/node_modules/wrangler/bin/wrangler.js";

export const INSTALL_WRANGLER = "npm ci --prefix tools/wrangler";

/** For its `wrangler deploy` and `wrangler dev`. The headers are in the file `_headers`. */
export function wranglerConfig(domain: string): string {
  const config = {
    name: domain.replaceAll(".", "-"),
    compatibility_date: "2026-10-01",
    assets: {
      directory: "../client",
      html_handling: "drop-trailing-slash",
      not_found_handling: "404-page",
    },
  };
  return `// Made by the build for Cloudflare: npm run deploy wrangler deploy
${JSON.stringify(config, null, 2)}
`;
}

/** Cloudflare compresses by itself, and never shows a page for its own faults. */
export const ASSETS_IGNORE = "*.br\n*.gz\n500.html\n";
