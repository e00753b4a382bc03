import small from "./assets/icons/favicon-192.png?url";
import large from "./assets/icons/favicon-512.png?url";
import { readChurch } from "./content-loader/church.server.ts";

/** The web app manifest, for telephones that put the site on their home screen. */
export function loader(): Response {
  const { name, logo } = readChurch();
  const manifest = {
    name,
    short_name: logo.first,
    lang: "en-GB",
    start_url: "/",
    display: "browser",
    background_color: "#faf5ea",
    theme_color: "#faf5ea",
    icons: [
      { src: small, sizes: "192x192", type: "image/png" },
      { src: large, sizes: "512x512", type: "image/png" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { "Content-Type": "application/manifest+json" },
  });
}
