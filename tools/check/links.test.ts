import { expect, test } from "vitest";
import { writeFindings } from "#tests/support/write-findings.ts";
import { findDeadLinks } from "./links.ts";
import type { ContentText } from "./texts.ts";

const BRIGADE = "https://brigade.org/join";
const MAPS = "https://maps.org/x";

const home: ContentText = {
  file: "home.md",
  name: "sample/home.md",
  text: `See [the Brigade](${BRIGADE}) or [maps](${MAPS}),\nor https://made-up.example/a.`,
};
const church: ContentText = {
  file: "church.yaml",
  name: "sample/church.yaml",
  text: "name: A\nwebsite: https://not-yet-live.org\n",
};

/** Finds the dead links of both files while other websites answer with these statuses, or not at all. */
async function check(statuses: Record<string, number>) {
  const askedAddresses: string[] = [];
  const findings = await findDeadLinks([church, home], async (address) => {
    askedAddresses.push(address);
    return statuses[address] ?? null;
  });
  return { askedAddresses, findings: writeFindings(findings) };
}

test("the check-up asks each other website once, but no invented one and not the church’s own", async () => {
  const { askedAddresses, findings } = await check({ [BRIGADE]: 200, [MAPS]: 403 });
  expect(askedAddresses).toEqual([BRIGADE, MAPS]);
  expect(findings).toEqual([]);
});

test("a link to a page that is gone must be mended, and one to a website that did not answer looked at", async () => {
  const { findings } = await check({ [BRIGADE]: 404 });
  expect(findings).toEqual([
    "must sample/home.md, line 1: https://brigade.org/join is not there any more.",
    "should sample/home.md, line 1: https://maps.org/x did not answer.",
  ]);
});

test("if no website answers, the check-up asks whether the computer is online", async () => {
  const { findings } = await check({});
  expect(findings).toEqual(["should : None of the other websites answered."]);
});

test("no more than eight websites are asked at once", async () => {
  const text = Array.from({ length: 20 }, (_, nth) => `https://brigade.org/${nth}`).join("\n");
  let open = 0;
  let most = 0;
  await findDeadLinks([{ ...home, text }], async () => {
    open++;
    most = Math.max(most, open);
    await Promise.resolve();
    open--;
    return 200;
  });
  expect(most).toBe(8);
});
