import type { Repository } from "#app/content-loader/church.server.ts";
import { asHeader, editorPolicy } from "./content-policy.ts";

/** Of every kind of file that the site is made of, its content type. Not every host knows the later ones. */
export const contentTypes: Record<string, string> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  json: "application/json",
  ics: "text/calendar; charset=utf-8",
  webmanifest: "application/manifest+json",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
  woff2: "font/woff2",
  wasm: "application/wasm",
};

/** The endings of what only pages load, and by their policy: it has none of its own. */
export const LOADED_BY_PAGES = ["css", "js", "woff2"];

/** Those of all other files but pages: visitors may open them by themselves. */
const OPENED = Object.keys(contentTypes).filter(
  (ending) => ending !== "html" && !LOADED_BY_PAGES.includes(ending),
);

/** Of everything that is no page. */
export const FILE_ENDINGS = [...OPENED, ...LOADED_BY_PAGES];

/** What goes with everything of the site, whatever host it is on. */
export const headersOfAll: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** What goes with pages alone. `policy`: their Content-Security-Policy. */
export function headersOfPages(policy: string): Record<string, string> {
  return {
    "Content-Security-Policy": asHeader(policy),
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": UNUSED.map((feature) => `${feature}=()`).join(", "),
    "Cross-Origin-Opener-Policy": "same-origin",
  };
}

/** What no page does, nor a form in a frame. An event's page shares its address and copies it: those two are not here. */
const UNUSED =
  "accelerometer autoplay browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock usb xr-spatial-tracking".split(
    " ",
  );

/** For a year browsers ask for nothing else than an encrypted connection. Of this domain only: what is below it is not known here. */
export const HSTS = "max-age=31536000";

/** For a file of /assets: its name changes with its contents. Everything else is asked for again each time. */
export const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";
export const ASKED_FOR_AGAIN = "no-cache";

/**
 * No script in such a file is run: in a drawing there might be one. At an address where it is missing Cloudflare sends
 * the page for unknown addresses with this policy, and that has its looks by it.
 */
const OF_FILES =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** A worker goes by the policy of its own script. This one fetches what is the site's. */
const OF_WORKER = "default-src 'none'; connect-src 'self'";

/** Addresses with a Content-Security-Policy other than the pages'. A star stands for anything. */
export type OtherPolicy = { addresses: string[]; policy: string };

export const otherPolicies: OtherPolicy[] = [
  { addresses: OPENED.map((ending) => `/*.${ending}`), policy: OF_FILES },
  { addresses: ["/service-worker.js"], policy: OF_WORKER },
];

/** With that of the editor, where the church has it on its website: a worker of its scripts goes by it, too. */
export function otherPoliciesWith(repository: Repository | undefined): OtherPolicy[] {
  if (!repository) return otherPolicies;
  const addresses = ["/edit", "/edit/", "/edit/*.js"];
  return [...otherPolicies, { addresses, policy: asHeader(editorPolicy(repository)) }];
}
