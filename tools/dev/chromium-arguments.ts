/**
 * What the browser is to do without. The two lists below the address bar are pages of its own, drawn anew with each
 * page of ours: they take a quarter of a test's time. The rest is what Playwright turns off of what reaches for the
 * network or holds back what is painted: of two such lists the browser reads the last.
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

// Nothing of the browser's own is to reach for the network while it is at work for us.
const quiet = [
  `--disable-features=${UNUSED.join()}`,
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

/** A page is told by its test what motion is welcome; a drawing in an <img> asks the system, and is to stand still. */
export const STILL_DRAWINGS = "--force-prefers-reduced-motion";

/** The headless shell would give each letter a width in whole pixels, as no visitor's browser does. */
const TRUE_WIDTHS = "--font-render-hinting=none";

/** It knows of no network how fast it is, and would fetch pictures from farther down a page than a visitor's browser does. */
const NEAR_PICTURES = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

// Chromium refuses to keep its sandbox for root.
const everywhere = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;

export const chromiumArguments = [...everywhere, TRUE_WIDTHS, NEAR_PICTURES, STILL_DRAWINGS];
