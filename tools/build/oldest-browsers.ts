/**
 * The oldest browsers for which the site is built: those of the last two and a half years, and the last ones for iOS 15
 * and Windows 7, which cannot be updated. Vite rewrites newer syntax and styles for them.
 * tests/build/old-browsers.test.ts finds functions that they do not have.
 */
export const oldestBrowsers = ["safari15.4", "chrome109", "edge109", "firefox115"];
