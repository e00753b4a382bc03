import CMS from "@sveltia/cms";
import { isMust } from "#tools/check-up/finding.ts";
import { registerFormats } from "#tools/editor/format/formats.ts";
import type { SaveAnswer } from "#tools/editor/save.ts";
import { tellInPanel } from "./answer-panel.ts";
import { findPerson } from "./find-person.ts";
import { tellWhetherLive } from "./live-answer.ts";
import { beginLine } from "./off-today.ts";
import { openServedFolder, SAVE_ANSWERED } from "./served-folder.ts";
import { offerShortcuts, shortcut } from "./shortcuts.ts";

const SETTINGS = "sveltia-cms.prefs";

// The labels are in British English; who wants the rest in another language chooses it in the editor.
if (!localStorage.getItem(SETTINGS)) {
  localStorage.setItem(SETTINGS, JSON.stringify({ locale: "en-GB" }));
}
registerFormats(CMS);
const config = await (await fetch("/edit/forms.json")).json();
document.title = `Edit the website of ${config.app_title}`;
const isHere = config.backend.name === "test-repo";
if (isHere) {
  openServedFolder();
  addEventListener(SAVE_ANSWERED, (event) => event instanceof CustomEvent && tell(event.detail));
} else tellWhetherLive(config);
await CMS.init({ config });
// Who looks for somebody online has the editor's own search.
const here = isHere ? [findPerson(config)] : [];
offerShortcuts(shortcut("Something is off today", beginLine), ...here);

/** Says after each save on this computer whether the website can be published with it. */
function tell({ isSaved, findings }: SaveAnswer): void {
  const canBe = !findings.some(isMust);
  const saved = canBe ? "Saved. It can be published." : "Saved, but it cannot be published yet:";
  tellInPanel(config, isSaved ? saved : "Not saved. Please mend this first:", findings);
}
