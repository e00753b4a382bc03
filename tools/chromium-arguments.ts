// Nothing of the browser's own is to reach for the network while it is at work for us.
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
  "--no-first-run",
];

// Chromium refuses to keep its sandbox for root.
export const chromiumArguments = process.getuid?.() === 0 ? [...quiet, "--no-sandbox"] : quiet;
