import CMS from "@sveltia/cms";
import { registerFormats } from "#tools/editor/file-format/register.ts";
import { withPlainPaths } from "./picture-paths.ts";

const SETTINGS = "sveltia-cms.prefs";

/** Opens the editor with the forms of this church, which are written beside its page. */
export async function start(): Promise<void> {
  // The labels are in British English; who wants the rest in another language chooses it in the editor.
  if (!localStorage.getItem(SETTINGS)) {
    localStorage.setItem(SETTINGS, JSON.stringify({ locale: "en-GB" }));
  }
  registerFormats({
    registerCustomFormat: (name, extension, format) =>
      CMS.registerCustomFormat(name, extension, {
        ...format,
        toFile: (form) => format.toFile(withPlainPaths(form)),
      }),
  });
  const answer = await fetch("/edit/forms.json");
  await CMS.init({ config: await answer.json() });
}
