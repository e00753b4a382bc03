import { html } from "hono/html";
import { type Markup, standInPage } from "./stand-in-page.ts";

export function notFoundPage(): Markup {
  const title = "There is nothing here";
  return standInPage({
    title,
    main: html`<h1>${title}</h1>
<p>An event that is over loses its page, and the stand-in does not have every page of
ChurchSuite.</p>`,
  });
}
