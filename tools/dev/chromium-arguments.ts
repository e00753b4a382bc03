/**
 * Features of Chromium that are turned off. The two lists below the address bar (WebUIOmnibox…) are drawn anew with each
 * page, which takes a quarter of a test's time. Playwright turns the others off, because they use the network or delay
 * painting: they are repeated here, because the browser only reads the last of several such lists.
 */
const UNUSED = [
  "AimEnabled",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
];

/** These keep the browser itself from using the network during a test. */
const quiet = [
  `--disable-features=${UNUSED.join()}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** Keeps drawings in an <img> still: unlike a page they look at the system's setting for motion, not at the test's. */
export const STILL_DRAWINGS = "--force-prefers-reduced-motion";

/** Gives letters their true widths. The headless shell would round them to whole pixels, unlike a visitor's browser. */
const TRUE_WIDTHS = "--font-render-hinting=none";

/** Makes the browser fetch pictures as near as a visitor's would. It does not know the speed of the network in a test. */
const NEAR_PICTURES = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

// Chromium refuses to keep its sandbox for root.
const everywhere = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;

export const chromiumArguments = [...everywhere, TRUE_WIDTHS, NEAR_PICTURES, STILL_DRAWINGS];
