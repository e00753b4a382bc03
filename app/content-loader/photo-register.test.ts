import { rename } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, replace, whereContentIs } from "#tools/check-content/changed-sample.ts";
import { nameInRegister } from "./photo-register.server.ts";

const margaret = { file: "photos/margaret-boyd.jpg" };
const inCapitals = { file: "photos/Margaret-Boyd.jpg" };
const ruth = { file: "photos/ruth-adair.jpg" };

test("a photo is shown on the last day of its consent and on no later one, one of nobody always, one out of the register never; capitals do not matter", async () => {
  const change = async (folder: string) => {
    await replace(
      folder,
      ["photos.yaml", /(margaret-boyd.*until:) \S+/, "$1 2026-11-30"],
      ["photos.yaml", /(ruth-adair.jpg:).*/, "$1 { who: nobody }"],
    );
    await rename(path.join(folder, margaret.file), path.join(folder, inCapitals.file));
  };
  const read = async () => {
    const { withConsent } = await import("./photo-register.server.ts");
    expect(withConsent(margaret, "2026-11-30")).toBe(margaret);
    expect(withConsent(inCapitals, "2026-11-30")).toBe(inCapitals);
    expect(withConsent(inCapitals, "2026-12-01")).toBeUndefined();
    expect(withConsent(ruth, "2126-12-01")).toBe(ruth);
    expect(withConsent({ file: "photos/somebody-else.jpg" }, "2026-11-30")).toBeUndefined();
    expect(withConsent(undefined, "2026-11-30")).toBeUndefined();
  };
  await onChangedSample(change, (folder) => whereContentIs(folder, read));
});

test("a photo that differs from a registered one in capitals alone needs a consent of its own", () => {
  const register = { "photos/martha.jpg": { who: "nobody" } };
  const photos = ["photos/martha.jpg", "photos/Martha.jpg"];
  expect(nameInRegister("photos/martha.jpg", register, photos)).toBe("photos/martha.jpg");
  expect(nameInRegister("photos/Martha.jpg", register, photos)).toBeUndefined();
});
