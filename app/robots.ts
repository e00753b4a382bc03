import { readChurch } from "./content-loader/church.server.ts";

/** Search engines may read every page, and are told where the list of them is. */
export function loader(): Response {
  const sitemap = new URL("/sitemap.xml", readChurch().website).href;
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
