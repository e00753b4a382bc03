import CMS from "@sveltia/cms";
import { registerFormats } from "#tools/editor/format/formats.ts";
import { tellWhetherLive } from "./live-answer.ts";
import { offerOffToday } from "./off-today.ts";
import { tellSaveAnswers } from "./save-answer.ts";
import { openServedFolder } from "./served-folder.ts";

const SETTINGS = "sveltia-cms.prefs";

// The labels are in British English; who wants the rest in another language chooses it in the editor.
if (!localStorage.getItem(SETTINGS)) {
  localStorage.setItem(SETTINGS, JSON.stringify({ locale: "en-GB" }));
}
registerFormats(CMS);
const config = await (await fetch("/edit/forms.json")).json();
document.title = `Edit the website of ${config.app_title}`;
if (config.backend.name === "test-repo") {
  openServedFolder();
  tellSaveAnswers(config);
} else tellWhetherLive(config);
await CMS.init({ config });
offerOffToday();
