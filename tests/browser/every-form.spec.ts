import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locator } from "@playwright/test";
import { churchFolder } from "#app/church/settings.server.ts";
import { ContentFolder } from "#content";
import { openForm, save, test } from "#tests/support/editor-forms.ts";
import { changesBetween } from "#tests/support/editor-words.ts";
import { expect } from "#tests/support/test.ts";
import { withFolder } from "#tests/support/with-folder.ts";
import { menu } from "#tools/editor/forms.ts";

// On an idle machine a form takes about a second.
test.setTimeout(240_000);

/** Lists the address of each form in the editor, with the file that it is of. */
function listForms(): [form: string, file: string][] {
  const church = new ContentFolder(churchFolder());
  return menu.flatMap((entry): [string, string][] => {
    if ("files" in entry) {
      const present = entry.files.filter(({ file }) => church.has(file));
      return present.map(({ file }) => [`${entry.name}/entries/${path.parse(file).name}`, file]);
    }
    const { folder } = entry;
    return church
      .pagesIn(folder)
      .map((name) => [`${folder}/entries/${name}`, `${folder}/${name}.md`]);
  });
}

/** Writes a word more into the first field of a form that takes words. */
async function addWord(form: Locator): Promise<void> {
  // A date is a box, too, and takes no words.
  const box = form.locator('[data-key-path] :is(input[type="text"], textarea)').first();
  const folded = form.getByRole("button", { name: "Expand", exact: true }).first();
  await expect(box.or(folded).first()).toBeVisible();
  while (!(await box.isVisible())) await folded.click();
  await box.fill(`${await box.inputValue()} more`);
}

// One form is saved at every push, in secretary.spec.ts; every night all are.
const everyNight = { tag: "@nightly" };

test(
  "every form saves what was changed in it, and leaves all else as it was",
  everyNight,
  async ({ page, folder }) => {
    await withFolder(async (saved) => {
      await cp(churchFolder(), saved, { recursive: true });
      for (const [form, file] of listForms()) {
        await test.step(file, async () => {
          const before = readFileSync(path.join(churchFolder(), file), "utf8");
          await addWord(await openForm(page, form));
          await save(page);
          const now = await folder.read(`${churchFolder()}/${file}`);
          const [change, ...others] = changesBetween(file, before, now);
          expect(change?.now, file).toBe(`${change?.before} more`);
          expect(others, file).toEqual([]);
          await writeFile(path.join(saved, file), now);
        });
      }
      const env = { ...process.env, CONTENT: saved };
      const checkUp = ["tools/check/check-up.ts", "words"];
      const report = execFileSync(process.execPath, checkUp, { env, encoding: "utf8" });
      expect(report).toContain("All is well");
    });
  },
);
