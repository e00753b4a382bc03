import { html } from "hono/html";

/** A piece of a page: what is put into it is escaped, other pieces excepted. */
export type Markup = ReturnType<typeof html>;

type Page = {
  title: string;
  main: Markup;
  /** Framed pages stand inside another page, so they do without the bar, the way back and the landmarks. */
  framed?: true | undefined;
};

const notice = html`<p class="notice"><strong>This is a stand-in for ChurchSuite:</strong>
nothing you type leaves this computer.</p>`;

/** The document round every page of the stand-in, and its heading. */
export function standInPage({ title, main, framed }: Page): Markup {
  const content = html`<h1>${title}</h1>
${main}`;
  const body = framed
    ? html`<body class="framed"><div>${notice}</div><div class="content">${content}</div></body>`
    : html`<body>
<header>${notice}<p class="bar">Kilmorran Presbyterian Church</p></header>
<main>${content}</main>
<footer>
<a href="/">Back to the website</a>
<a href="/demo">Switches of the stand-in</a>
</footer>
</body>`;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ChurchSuite stand-in</title>
<link rel="icon" href="/demo/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/demo/assets/style.css">
</head>
${body}
</html>
`;
}
