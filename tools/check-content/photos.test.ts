import { cp, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { problemsAfter, problemsIn, replace } from "./changed-sample.ts";

describe("photos amiss", () => {
  let told: string[] = [];
  beforeAll(async () => {
    told = await problemsAfter(async (folder) => {
      const photos = path.join(folder, "photos");
      await rename(path.join(photos, "margaret-boyd.jpg"), path.join(photos, "margaret-boyd.JPG"));
      await writeFile(path.join(photos, "ruth-adair.jpg"), "\0\0\0\x18ftypheic\0\0\0\0");
      const whole = await readFile(path.join(photos, "william-mckee.jpg"));
      await writeFile(path.join(photos, "william-mckee.jpg"), whole.subarray(0, whole.length / 2));
      await writeFile(path.join(photos, "robert-gilliland.jpg"), "");
      await cp(path.join(photos, "anne-stinson.jpg"), path.join(photos, "holiday.jpg"));
      await writeFile(path.join(photos, "ann-stinson.jpg~"), "Left behind by another program.");
      await replace(
        folder,
        ["people.yaml", "photos/anne-stinson.jpg", "photos/ann-stinson.jpg"],
        ["photos.yaml", "photos/david-harkness.jpg", "photos/david-hartness.jpg"],
      );
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
      "one of which nothing was copied",
      "photo › file: is empty: the file has 0 bytes, as when a copy broke off",
    ],
    ["one on no page", "content/photos/holiday.jpg: the photo: is on no page"],
    ["one that was on a page", "content/photos/anne-stinson.jpg: the photo: is on no page"],
    [
      "one that nobody has put into the register",
      "content/photos/holiday.jpg: the photo: is not in photos.yaml, so nobody knows whether those in it agreed. Expected there: photos/holiday.jpg: { who:",
    ],
    ["one whose name is wrong there", "content/photos/david-harkness.jpg: the photo: is not in"],
    [
      "and a line of the register whose photo is not there",
      "line 17: photos/david-hartness.jpg: is no photo that is there. Was it taken away? Then take this entry out. The nearest: photos/david-harkness.jpg",
    ],
  ])("%s is told", (_what, message) => {
    expect(told).toContainEqual(expect.stringContaining(message));
  });

  test("the other photos, which pages show, are not", () => {
    expect(told).toHaveLength(10);
  });

  test("what is among the photos and is none is not offered as one", () => {
    expect(told.join("\n")).not.toContain("photos/ann-stinson.jpg~");
  });
});

describe("a register amiss", () => {
  let told: string[] = [];
  beforeAll(async () => {
    told = await problemsAfter((folder) =>
      replace(
        folder,
        ["photos.yaml", "until: 2099-12-31", "until: 2029-02-30"],
        [
          "photos.yaml",
          "Margaret Boyd, asked-by: Robert Gilliland, until: 2099-12-31",
          "Margaret Boyd",
        ],
        ["photos.yaml", "who: William McKee, ", ""],
      ),
    );
  });

  test.each([
    ["a day that is none", "photos/rev-dr-hugh-tannahill.jpg › until: is no day of the calendar"],
    [
      "a line that says neither who asked nor until when",
      "photos/margaret-boyd.jpg: does not say who asked whoever is in it, and until when they agreed. Expected asked-by: and until:",
    ],
    ["a line that does not say who is in the photo", "photos/william-mckee.jpg › who: is missing"],
  ])("%s is told", (_what, message) => {
    expect(told).toContainEqual(expect.stringContaining(message));
  });

  test("and nothing else", () => {
    expect(told).toHaveLength(3);
  });
});

test("a church that names its first photo before it has saved it is told where it belongs", async () => {
  const told = await problemsAfter((folder) =>
    Promise.all(
      ["photos", "photos.yaml"].map((name) => rm(path.join(folder, name), { recursive: true })),
    ),
  );
  expect(told).toContainEqual(
    expect.stringContaining(
      "“Anne Stinson” › photo › file: names a picture, and there is none in content/photos yet. Expected it to be saved there",
    ),
  );
});

test("a photo in which nobody could be known again needs no consent, and a church without photos no register", async () => {
  const nobody = "photos/margaret-boyd.jpg: { who: nobody }";
  const told = await problemsAfter((folder) =>
    replace(folder, ["photos.yaml", /photos.margaret-boyd.jpg.*/, nobody]),
  );
  expect(told).toEqual([]);
  expect(await problemsIn("tests/bare-church")).toEqual([]);
});
