import type { CmsConfig, GitBackend } from "@sveltia/cms";
import { parseStatus, STATUS_FILE } from "#app/status/status.ts";
import { churchTimeAt, clockOf, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { clockRange } from "#app/time/written-times.ts";
import { signedInWith } from "./account.ts";
import { tellInPanel } from "./answer-panel.ts";
import { type NewestSave, newestSave } from "./newest-save.ts";

type OnlineForms = CmsConfig & { backend: GitBackend };

type Told = readonly [heading: string, why: NewestSave["why"]];

const BETWEEN_LOOKS = 20_000; // milliseconds

/** Says, as long as somebody is signed in, whether the website is what was saved last, and if not, why. */
export function tellWhetherLive(forms: OnlineForms): void {
  let told = "";
  void look();

  async function look(): Promise<void> {
    const token = signedInWith();
    if (token && document.visibilityState === "visible") {
      const [heading, why] = await liveAnswer(forms, token).catch((): Told => [UNKNOWN, []]);
      const words = JSON.stringify([heading, why]);
      if (words !== told) tellInPanel(forms, heading, why);
      told = words;
    }
    setTimeout(look, BETWEEN_LOOKS);
  }
}

const UNKNOWN = "Whether the website is up to date cannot be told just now.";

async function liveAnswer(forms: OnlineForms, token: string): Promise<Told> {
  const response = await fetch(STATUS_FILE, { cache: "no-store" });
  const built = parseStatus(await response.text());
  const saved = await newestSave(forms.backend, token);
  if (!built || !saved) return [UNKNOWN, []];
  if (built.commit && saved.commit.startsWith(built.commit)) {
    return [`On the website since ${since(built.built)}.`, []];
  }
  if (saved.build === "refused") return ["Saved, but not on the website:", saved.why];
  const being = saved.build === "running" ? "The website is being built: a few minutes. " : "";
  return [`Saved. ${being}Until then it is as it was built ${since(built.built)}.`, []];
}

/** "7:42pm", or with its day where that is not today; the church's time. */
function since(at: WallTime): string {
  const isToday = dayOf(at) === dayOf(churchTimeAt(new Date()));
  const clock = clockRange(clockOf(at));
  return isToday ? clock : `${weekdayOf(at)} at ${clock}`;
}
