import { html } from "hono/html";
import { choices, field } from "./fields.ts";
import { type Markup, standInPage } from "./stand-in-page.ts";
import { thankYouPage } from "./thank-you-page.ts";

const interests = [
  "Sunday services",
  "Groups for children",
  "Groups for young people",
  "Groups for adults",
  "News of the church, once a week",
];

/** The address-book form that stands in a frame on the website. */
export function signUpForm(): Markup {
  const title = "Keep in touch";
  return standInPage({
    title,
    framed: true,
    main: html`<h1>${title}</h1>
<form method="post">
${field({ name: "name", label: "Your name", autocomplete: "name", required: true })}
${field({ name: "email", label: "E-mail", type: "email", autocomplete: "email", required: true })}
${field({ name: "phone", label: "Phone", type: "tel", autocomplete: "tel" })}
${choices("interest", "What would you like to hear about?", interests)}
<button>Send</button>
</form>`,
  });
}

export function signUpThanks(): Markup {
  return thankYouPage({
    wouldHave: "passed your name to the church office",
    back: { path: "/demo/churchsuite/embed/addressbook/form", words: "Back to the form" },
    framed: true,
  });
}
