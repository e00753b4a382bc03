import { readChurch } from "./content-loader/church.server.ts";
import small from "./generated/looks/favicon-192.png?url";
import large from "./generated/looks/favicon-512.png?url";
import themeColor from "./generated/looks/theme-color.txt?raw";

/** The web app manifest, for telephones that put the site on their home screen. */
export function loader(): Response {
  const { name, logo } = readChurch();
  const manifest = {
    name,
    short_name: logo.first,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: small, sizes: "192x192", type: "image/png" },
      { src: large, sizes: "512x512", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
