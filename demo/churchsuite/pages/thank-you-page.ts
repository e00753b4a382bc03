import { html } from "hono/html";
import { type Markup, standInPage } from "./stand-in-page.ts";

type Thanks = {
  /** What ChurchSuite would have done: "would have put your name down". */
  wouldHave: string;
  back: { path: string; words: string };
  framed?: boolean;
};

/** After any form: polite, and honest that nothing happened. */
export function thankYouPage({ wouldHave, back, framed = false }: Thanks): Markup {
  return standInPage({
    title: "Thank you",
    framed,
    main: html`<h1>Thank you</h1>
<p>ChurchSuite would have ${wouldHave}. The stand-in has sent nothing and kept nothing.</p>
<p><a href="${back.path}">${back.words}</a></p>`,
  });
}
