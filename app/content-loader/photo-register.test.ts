import { rename } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { onChangedSample, replace, whereContentIs } from "#tools/check-content/changed-sample.ts";
import { nameInRegister } from "./photo-register.server.ts";

const margaret = { file: "photos/margaret-boyd.jpg" };
const nobody = { file: "photos/ruth-adair.jpg" };
const unknown = { file: "photos/somebody-else.jpg" };

test("a photo is shown on the last day of its consent and on no later one, one of nobody always, one out of the register never", async () => {
  const changes = (folder: string) =>
    replace(
      folder,
      ["photos.yaml", /(margaret-boyd.*until:) \S+/, "$1 2026-11-30"],
      ["photos.yaml", /(ruth-adair.jpg:).*/, "$1 { who: nobody }"],
    );
  await onChangedSample(changes, (folder) =>
    whereContentIs(folder, async () => {
      const { withConsent } = await import("./photo-register.server.ts");
      expect(withConsent(margaret, "2026-11-30")).toBe(margaret);
      expect(withConsent(margaret, "2026-12-01")).toBeUndefined();
      expect(withConsent(nobody, "2126-12-01")).toBe(nobody);
      expect(withConsent(unknown, "2026-11-30")).toBeUndefined();
      expect(withConsent(undefined, "2026-11-30")).toBeUndefined();
    }),
  );
});

test("a photo whose name has other capitals in the register is shown", async () => {
  const otherCapitals = { file: "photos/Margaret-Boyd.jpg" };
  const renamed = (folder: string) =>
    rename(path.join(folder, margaret.file), path.join(folder, otherCapitals.file));
  await onChangedSample(renamed, (folder) =>
    whereContentIs(folder, async () => {
      const { withConsent } = await import("./photo-register.server.ts");
      expect(withConsent(otherCapitals, "2026-11-30")).toBe(otherCapitals);
    }),
  );
});

test("a photo that differs from a registered one in capitals alone needs a consent of its own", () => {
  const register = { "photos/martha.jpg": { who: "nobody" } };
  const photos = ["photos/martha.jpg", "photos/Martha.jpg"];
  expect(nameInRegister("photos/martha.jpg", register, photos)).toBe("photos/martha.jpg");
  expect(nameInRegister("photos/Martha.jpg", register, photos)).toBeUndefined();
});
