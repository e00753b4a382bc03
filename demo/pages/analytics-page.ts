import type { PageView } from "#demo/analytics.ts";
import { html, type Markup } from "#demo/html.ts";
import { standInPage } from "./stand-in-page.ts";

/** The page views the website has reported, newest first. */
export function analyticsPage(newestFirst: PageView[]): Markup {
  const title = "Page views";
  return standInPage({
    title,
    main: html`<h1>${title}</h1>
<p>What the website’s statistics script has reported since this server started: the page, and
nothing about who looked at it.</p>
${newestFirst.length === 0 ? html`<p>Nothing yet.</p>` : table(newestFirst)}`,
  });
}

function table(views: PageView[]): Markup {
  return html`<div class="wide" role="region" aria-label="Page views" tabindex="0"><table>
<thead><tr>
<th scope="col">Time</th><th scope="col">Page</th><th scope="col">Title</th>
<th scope="col">Website</th>
</tr></thead>
<tbody>${views.map(row)}</tbody>
</table></div>`;
}

function row({ received, url, title, website }: PageView): Markup {
  return html`<tr>
<td><time datetime="${received}">${londonTime(received)}</time></td>
<td>${url}</td><td>${title}</td><td>${website}</td>
</tr>`;
}

function londonTime(moment: string): string {
  const words = new Intl.DateTimeFormat("en-GB", {
    timeStyle: "medium",
    timeZone: "Europe/London",
  });
  return words.format(new Date(moment));
}
