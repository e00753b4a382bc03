import { html } from "hono/html";
import { field } from "./fields.ts";
import { type Markup, standInPage, thankYouPage } from "./stand-in-page.ts";

/** Step 1 of giving: log in. */
export function logInPage(): Markup {
  return standInPage({
    title: "Log in to My ChurchSuite",
    main: html`<p>Type anything: nobody checks it. But please, no password you really use.</p>
<form method="post">
${field({ name: "email", label: "E-mail", type: "email", required: true })}
${field({ name: "password", label: "Password", type: "password", required: true })}
<button>Log in</button>
</form>`,
  });
}

/** Step 2: choose My Giving. */
export function membersPage(): Markup {
  return standInPage({
    title: "My ChurchSuite",
    main: html`<p>You are logged in as somebody made up.</p>
<ul class="menu"><li><a href="/demo/churchsuite/my/giving">My Giving</a></li></ul>`,
  });
}

/** Step 3: Donate. */
export function givingPage(): Markup {
  return standInPage({
    title: "My Giving",
    main: html`<p>Thank you for what you have given so far. Your Gift Aid declaration is up to date.</p>
<form method="post">
${field({ name: "amount", label: "Amount in pounds", type: "number", required: true })}
<button>Donate</button>
</form>`,
  });
}

export function giftThanks(): Markup {
  return thankYouPage({
    wouldHave: "gone on to your card or your bank",
    back: { path: "/demo/churchsuite/my/giving", words: "Back to My Giving" },
  });
}
