import { html } from "hono/html";
import { choices, field, notes } from "./fields.ts";
import { type Markup, standInPage, thankYouPage } from "./stand-in-page.ts";

const interests = [
  "Sunday services",
  "Groups for children",
  "Groups for young people",
  "Groups for adults",
  "News of the church, once a week",
];

/** The address-book form that stands in a frame on the website. */
export function signUpForm(): Markup {
  return standInPage({
    title: "Keep in touch",
    framed: true,
    main: html`<form method="post">
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

const titles = new Map([
  ["k2m4x8pq", "Register Your Child for The Ark"],
  ["c7r9t3wn", "Register Your Child for Crèche"],
]);

/** A form of ChurchSuite's forms module: the two the website links to, or a general one. */
export function registrationForm(id: string): Markup {
  const title = titles.get(id) ?? "Register Your Child";
  return standInPage({
    title,
    main: html`<form method="post">
<fieldset>
<legend>Your child</legend>
${field({ name: "child", label: "Child’s name", required: true })}
${field({ name: "birth", label: "Date of birth", type: "date", required: true })}
${notes("allergies", "Allergies, or anything else we should know")}
</fieldset>
<fieldset>
<legend>You</legend>
${field({ name: "parent", label: "Your name", autocomplete: "name", required: true })}
${field({ name: "phone", label: "Phone", type: "tel", autocomplete: "tel", required: true })}
${field({ name: "email", label: "E-mail", type: "email", autocomplete: "email" })}
</fieldset>
<button>Register</button>
</form>`,
  });
}

export function registrationThanks(id: string): Markup {
  return thankYouPage({
    wouldHave: "put your child’s name on the list",
    back: { path: `/demo/churchsuite/forms/${id}`, words: "Back to the form" },
  });
}
