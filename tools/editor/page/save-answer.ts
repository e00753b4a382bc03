import type { CmsConfig } from "@sveltia/cms";
import { countOf } from "#tools/check-up/finding.ts";
import type { SaveAnswer } from "#tools/editor/save.ts";
import { tellInPanel } from "./answer-panel.ts";

/** What served-folder.ts says whenever a file was saved, or could not be. */
export const SAVE_ANSWERED = "save-answered";

/** Says after each save on this computer whether the website can be published with it. */
export function tellSaveAnswers(forms: CmsConfig): void {
  addEventListener(SAVE_ANSWERED, (event) => {
    if (event instanceof CustomEvent) tell(event.detail);
  });

  function tell({ isSaved, findings }: SaveAnswer): void {
    const canBe = countOf(findings, "must") === 0;
    const saved = canBe ? "Saved. It can be published." : "Saved, but it cannot be published yet:";
    tellInPanel(forms, isSaved ? saved : "Not saved. Please mend this first:", findings);
  }
}
