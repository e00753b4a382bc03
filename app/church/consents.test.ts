import { copyFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { listConsents, mayBeShown } from "./consents.server.ts";
import { openChurch } from "./open-church.server.ts";
import type { Picture, ShownPicture } from "./pictures.server.ts";

const LAST_DAY = "2026-11-30";

/** Martha's photo, as somebody has asked her for it. */
const photo: Picture = {
  file: "photos/martha-wylie.jpg",
  "asked-by": "Robert Gilliland",
  until: LAST_DAY,
};

/** Names a photo in people.yaml, as that of this person. */
function showInPeople(picture: Picture, who = "Martha Wylie"): ShownPicture {
  return { picture, who, shownIn: "people.yaml", path: ["staff", 0, "photo"] };
}

test.each<[what: string, picture: Picture, today: string, isShown: boolean]>([
  ["on the last day of its consent", photo, LAST_DAY, true],
  ["after that day", photo, "2026-12-01", false],
  ["without anybody who has asked for it", { ...photo, "asked-by": undefined }, LAST_DAY, false],
  ["without a last day", { ...photo, until: undefined }, LAST_DAY, false],
])("whether a photo is shown %s", (_what, picture, today, isShown) => {
  const consents = listConsents([showInPeople(picture)]);
  expect(mayBeShown(picture, consents, today)).toBe(isShown);
});

test("a photo of nobody needs no consent", () => {
  const hall: Picture = { file: "photos/our-hall.jpg" };
  expect(mayBeShown(hall, listConsents([showInPeople(hall, "nobody")]), "2126-11-30")).toBe(true);
});

test("whoever has not agreed to one of the pages that show their photo is on none of them", async () => {
  const change = async (folder: string) => {
    const photos = path.join(folder, "photos");
    await copyFile(path.join(photos, "samuel-orr.jpg"), path.join(photos, "our-hall.jpg"));
    await replace(
      folder,
      ["pages/hall-hire.md", "\nmenu:", writePhoto("our-hall", "nobody")],
      ["pages/baptisms-weddings-funerals.md", "\nmenu:", writePhoto("ruth-adair", "Ruth Adair")],
    );
  };
  const { consents } = await onChangedSample(change, (folder) => openChurch(folder, SATURDAY));
  // people.yaml has her consent to this photo.
  expect(mayBeShown({ file: "photos/ruth-adair.jpg" }, consents, LAST_DAY)).toBe(false);
  expect(mayBeShown({ file: "photos/our-hall.jpg" }, consents, LAST_DAY)).toBe(true);
});

/** The facts of a page's photo, with the field that follows them. */
function writePhoto(file: string, who: string): string {
  return `\nphoto: { file: photos/${file}.jpg, alt: A photo, who: ${who} }\nmenu:`;
}
