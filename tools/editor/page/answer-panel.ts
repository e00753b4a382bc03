import type { CmsConfig, Field } from "@sveltia/cms";
import type { FactPath } from "#app/content-loader/facts/field.ts";
import type { Finding } from "#tools/check-up/finding.ts";

/** Draws what must be mended at its field, too: the form itself is the editor's. */
const marks = new CSSStyleSheet();

document.adoptedStyleSheets.push(marks);

/** Says something in a corner of the forms: what must be mended or is good to know, with links to the forms, and what is worth a look. */
export function tellInPanel(forms: CmsConfig, heading: string, findings: Finding[]): void {
  const musts = findings.filter(({ weight }) => weight === "must");
  const looks = findings.filter(({ weight }) => weight === "should");
  const listed = findings.filter((finding) => !looks.includes(finding));
  mark(musts);
  document.getElementById("answer")?.remove();
  const panel = element("section", [element("h2", [heading]), listOf(forms, listed)]);
  const folded = [element("summary", [`Worth a look: ${looks.length}`]), listOf(forms, looks)];
  if (looks.length > 0) panel.append(element("details", folded));
  Object.assign(panel, { id: "answer", popover: "manual", role: "status" });
  panel.toggleAttribute("data-musts", musts.length > 0);
  const close = element("button", ["×"]);
  Object.assign(close, { type: "button", ariaLabel: "Close", onclick: () => panel.remove() });
  panel.prepend(close);
  document.body.append(panel);
  panel.showPopover();
}

function listOf(forms: CmsConfig, findings: Finding[]): HTMLElement {
  const items = findings.map(({ where, what, slip }) => {
    const form = formOf(forms, where);
    if (!form) return element("li", [where && `${where}: `, what]);
    const link = element("a", [labelsOf(form.fields, slip?.[0] ?? [], form.label ?? "")]);
    Object.assign(link, { href: form.address });
    return element("li", [link, ": ", slip?.[1] ?? what]);
  });
  return element("ul", items);
}

/** The form of a file, such as "content/groups/pw.md, line 3". */
function formOf({ collections = [] }: CmsConfig, where: string) {
  const [path = ""] = where.split(", line ");
  for (const collection of collections) {
    const at = `#/collections/${collection.name}/entries/`;
    if ("files" in collection) {
      const found = collection.files.find(({ file }) => file === path);
      if (found) return { ...found, address: at + found.name };
    } else if ("folder" in collection && path.startsWith(`${collection.folder}/`)) {
      const slug = path.slice(collection.folder.length + 1, -".md".length);
      return { ...collection, address: at + slug, label: `${collection.label} › ${slug}` };
    }
  }
  return undefined;
}

/** What the form calls a fact: "Notices › 2 › Last day". */
function labelsOf(
  fields: readonly Field[] = [],
  [key, ...further]: FactPath,
  label: string,
): string {
  if (key === undefined) return label;
  if (typeof key === "number") return labelsOf(fields, further, `${label} › ${key + 1}`);
  const field = fields.find(({ name }) => name === key);
  return labelsOf(fieldsBelow(field), further, `${label} › ${field?.label ?? key}`);
}

/** The fields of a list or an object, of whichever kind. */
function fieldsBelow(field: Field | undefined): Field[] {
  if (!field) return [];
  const own = "fields" in field && field.fields ? field.fields : [];
  const kinds = "types" in field && field.types ? field.types : [];
  return [...own, ...kinds.flatMap(({ fields = [] }) => fields)];
}

function mark(musts: Finding[]): void {
  const rules = musts.flatMap(({ slip }) => {
    if (!slip) return [];
    const field = `[data-key-path="${CSS.escape(slip[0].join("."))}"]`;
    return `${field} { outline: 2px solid #a3261b; outline-offset: 4px; }`;
  });
  marks.replaceSync(rules.join("\n"));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, parts: (string | Node)[]) {
  const made = document.createElement(name);
  made.append(...parts);
  return made;
}
