import { html } from "hono/html";
import type { Markup } from "./stand-in-page.ts";

type Field = {
  name: string;
  label: string;
  type?: "text" | "email" | "tel" | "date" | "number" | "password";
  autocomplete?: string;
  required?: boolean;
};

/** A label over its box; a field that may be left empty says so. */
export function field({ name, label, required = false, ...rest }: Field): Markup {
  const { type = "text", autocomplete = "off" } = rest;
  return html`<div class="field">
${labelFor(name, label, required)}
<input id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}"
${required ? html` required` : ""}${type === "number" ? html` min="1"` : ""}>
</div>`;
}

/** A box for more than one line, which may be left empty. */
export function notes(name: string, label: string): Markup {
  return html`<div class="field">
${labelFor(name, label, false)}
<textarea id="${name}" name="${name}" rows="3"></textarea>
</div>`;
}

/** Boxes to tick under one heading; none need be ticked. */
export function choices(name: string, legend: string, options: string[]): Markup {
  const boxes = options.map(
    (option) => html`<label class="choice">
<input type="checkbox" name="${name}" value="${option}"> ${option}</label>`,
  );
  return html`<fieldset><legend>${legend}</legend>${boxes}</fieldset>`;
}

function labelFor(name: string, label: string, required: boolean): Markup {
  const optional = required ? "" : html` <span class="optional">(optional)</span>`;
  return html`<label for="${name}">${label}${optional}</label>`;
}
