import { cp, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { problemsAfter, replace } from "./changed-sample.ts";

describe("photos amiss", () => {
  let told: string[] = [];
  beforeAll(async () => {
    told = await problemsAfter(async (folder) => {
      const photos = path.join(folder, "photos");
      await rename(path.join(photos, "margaret-boyd.jpg"), path.join(photos, "margaret-boyd.JPG"));
      await writeFile(path.join(photos, "ruth-adair.jpg"), "\0\0\0\x18ftypheic\0\0\0\0");
      const whole = await readFile(path.join(photos, "william-mckee.jpg"));
      await writeFile(path.join(photos, "william-mckee.jpg"), whole.subarray(0, whole.length / 2));
      await cp(path.join(photos, "anne-stinson.jpg"), path.join(photos, "holiday.jpg"));
      await replace(folder, ["people.yaml", "photos/anne-stinson.jpg", "photos/ann-stinson.jpg"]);
    });
  });

  test.each([
    [
      "a photo that is not there",
      "session › “Anne Stinson” › photo › file: names a picture that is not there. Is it spelt right? The nearest: photos/anne-stinson.jpg",
    ],
    [
      "one that is there with other capitals",
      "session › “Margaret Boyd” › photo › file: is there as photos/margaret-boyd.JPG, with other capitals",
    ],
    [
      "one that telephones alone can show",
      "session › “Ruth Adair” › photo › file: is no picture that a website can show. Photos of an iPhone are often HEIC",
    ],
    [
      "one that was copied by half",
      "session › “William McKee” › photo › file: is a picture whose end is missing",
    ],
    [
      "one on no page, which anyone could fetch",
      "content/photos/holiday.jpg: the photo: is on no page",
    ],
    ["and one that was on a page", "content/photos/anne-stinson.jpg: the photo: is on no page"],
  ])("%s is told", (_what, message) => {
    expect(told).toContainEqual(expect.stringContaining(message));
  });

  test("the other photos, which pages show, are not", () => {
    expect(told).toHaveLength(6);
  });
});
