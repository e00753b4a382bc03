import { copyFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, replace } from "#tests/support/changed-sample.ts";

const [margaret, ruth, samuel, robert, hall] = [
  ...["margaret-boyd", "ruth-adair", "samuel-orr", "robert-gilliland", "our-hall"],
].map((name) => ({ file: `photos/${name}.jpg` }));

test("a photo is shown on the last day of its consent and on no later one; and not where nobody asked, or said until when", async () => {
  const change = (folder: string) =>
    replace(
      folder,
      ["people.yaml", /(?<=margaret-boyd\.jpg[^/]*until: )\S+/, "2026-11-30"],
      ["people.yaml", /(?<=ruth-adair\.jpg[^/]*)\n +until: \S+/, ""],
      ["people.yaml", /(?<=samuel-orr\.jpg[^/]*)\n +asked-by: .*/, ""],
    );
  const read = async () => {
    const { withConsent } = await import("./consents.server.ts");
    expect(withConsent(margaret, "2026-11-30")).toBe(margaret);
    expect(withConsent(margaret, "2026-12-01")).toBeUndefined();
    expect(withConsent(ruth, "2026-11-30")).toBeUndefined();
    expect(withConsent(samuel, "2026-11-30")).toBeUndefined();
    expect(withConsent(robert, "2026-11-30")).toBe(robert);
    expect(withConsent(undefined, "2026-11-30")).toBeUndefined();
  };
  await onChangedSample(change, read);
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
  const read = async () => {
    const { withConsent } = await import("./consents.server.ts");
    expect(withConsent(ruth, "2026-11-30")).toBeUndefined();
    expect(withConsent(hall, "2126-11-30")).toBe(hall);
  };
  await onChangedSample(change, read);
});
