import { copyFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { mayBeShown } from "./consents.server.ts";
import { openChurch } from "./open-church.server.ts";

const photo = (name: string) => ({ file: `photos/${name}.jpg` });

test("a photo is shown on the last day of its consent and on no later one; and not where nobody asked, or said until when", async () => {
  const change = (folder: string) =>
    replace(
      folder,
      ["people.yaml", /(?<=margaret-boyd\.jpg[^/]*until: )\S+/, "2026-11-30"],
      ["people.yaml", /(?<=ruth-adair\.jpg[^/]*)\n +until: \S+/, ""],
      ["people.yaml", /(?<=samuel-orr\.jpg[^/]*)\n +asked-by: .*/, ""],
    );
  const { consents } = await onChangedSample(change, (folder) => openChurch(folder, SATURDAY));
  expect(mayBeShown(photo("margaret-boyd"), consents, "2026-11-30")).toBe(true);
  expect(mayBeShown(photo("margaret-boyd"), consents, "2026-12-01")).toBe(false);
  expect(mayBeShown(photo("ruth-adair"), consents, "2026-11-30")).toBe(false);
  expect(mayBeShown(photo("samuel-orr"), consents, "2026-11-30")).toBe(false);
  expect(mayBeShown(photo("robert-gilliland"), consents, "2026-11-30")).toBe(true);
});

test("whoever has not agreed to one page that shows their photo is on no other; what shows nobody needs no consent", async () => {
  const head = (file: string, who: string) =>
    `\nphoto: { file: photos/${file}.jpg, alt: A photo, who: ${who} }\nmenu:`;
  const change = async (folder: string) => {
    const photos = path.join(folder, "photos");
    await copyFile(path.join(photos, "samuel-orr.jpg"), path.join(photos, "our-hall.jpg"));
    await replace(
      folder,
      ["pages/hall-hire.md", "\nmenu:", head("our-hall", "nobody")],
      ["pages/baptisms-weddings-funerals.md", "\nmenu:", head("ruth-adair", "Ruth Adair")],
    );
  };
  const { consents } = await onChangedSample(change, (folder) => openChurch(folder, SATURDAY));
  expect(mayBeShown(photo("ruth-adair"), consents, "2026-11-30")).toBe(false);
  expect(mayBeShown(photo("our-hall"), consents, "2126-11-30")).toBe(true);
});
