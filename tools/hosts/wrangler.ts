/** Cloudflare's program, for npx to fetch where it is needed: as a dependency it would add 230 MB to every `npm ci`. */
export const WRANGLER = "wrangler@4.164.0";
