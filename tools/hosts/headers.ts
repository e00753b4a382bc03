import { asHeader } from "./content-policy.ts";

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

/**
 * Where the connection is encrypted: for a year browsers ask for nothing else. Only of this domain, because what a
 * church has on others below it is not known here.
 */
export const HSTS = "max-age=31536000";

/** For a file of /assets: its name changes with its contents. Everything else is asked for again each time. */
export const KEPT_FOR_GOOD = "public, max-age=31536000, immutable";
export const ASKED_FOR_AGAIN = "no-cache";

/** What no page does, nor a form in a frame. An event's page shares its address and copies it: those two are not here. */
const UNUSED = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "usb",
  "xr-spatial-tracking",
];
