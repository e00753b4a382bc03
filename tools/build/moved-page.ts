import { readChurch } from "#app/content-loader/church.server.ts";

/** The HTML at a former address of a page. Every static host serves it, and search engines understand it. */
export function movedPage(present: string): string {
  const { href } = new URL(present, readChurch().website);
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${href}">
<meta http-equiv="refresh" content="0; url=${present}">
<p>This page has moved to <a href="${present}">${href}</a>.</p>
</html>
`;
}
