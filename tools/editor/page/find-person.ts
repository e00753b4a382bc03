import type { CmsConfig } from "@sveltia/cms";
import type { Finding } from "#tools/check-up/finding.ts";
import { tellInPanel } from "./answer-panel.ts";

/** A box that lists every place that has somebody's name, number or face, with a link to its form. */
export function findPerson(forms: CmsConfig): HTMLElement {
  const box = document.createElement("form");
  box.innerHTML = `<label>Find a person <input name="name" type="search" required></label> <button>Find</button>`;
  box.addEventListener("submit", async (event) => {
    event.preventDefault();
    const name = String(new FormData(box).get("name")).trim();
    const answer = await fetch(`/who/${encodeURIComponent(name)}`);
    const places: Finding[] = await answer.json();
    const count = places.length === 1 ? "one place" : `${places.length} places`;
    tellInPanel(forms, `“${name}” stands in ${count}.`, places);
  });
  return box;
}
