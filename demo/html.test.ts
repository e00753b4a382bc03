import { expect, test } from "vitest";
import { html, trusted } from "./html.ts";

test("what is put into HTML is escaped", () => {
  const name = `<script>alert("x & 'y'")</script>`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;">' +
      "&lt;script&gt;alert(&quot;x &amp; &#39;y&#39;&quot;)&lt;/script&gt;</p>",
  );
});

test("HTML made here is put in as it is, alone or in a list", () => {
  const items = ["a", "<b>"].map((word) => html`<li>${word}</li>`);
  expect(html`<ul>${items}</ul>${trusted("<hr>")}`.text).toBe(
    "<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>",
  );
});
