/**
 * The oldest browsers the site is built for: those of the last two and a half years, and the last
 * ones for iOS 15 and Windows 7, which nobody can renew. Syntax and style are written down to them;
 * what is missing in them by name is kept out by tests/build/old-browsers.test.ts.
 */
export const oldestBrowsers = ["safari15.4", "chrome109", "edge109", "firefox115"];
