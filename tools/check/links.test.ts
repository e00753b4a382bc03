import { expect, test } from "vitest";
import { findDeadLinks } from "./links.ts";

const home = {
  file: "home.md",
  name: "sample/home.md",
  text: "See [the Brigade](https://brigade.org/join) or [maps](https://maps.org/x),\nor https://made-up.example/a.",
};
const church = {
  file: "church.yaml",
  name: "sample/church.yaml",
  text: "name: A\nwebsite: https://not-yet-live.org\n",
};

async function check(answers: Record<string, number | null>) {
  const askedAddresses: string[] = [];
  const findings = await findDeadLinks([church, home], async (address) => {
    askedAddresses.push(address);
    return answers[address] ?? null;
  });
  const words = findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
  return { askedAddresses, words };
}

test("other websites are asked once each, invented ones and the church’s own not at all", async () => {
  const addresses = ["https://brigade.org/join", "https://maps.org/x"];
  const { askedAddresses, words } = await check({
    [`${addresses[0]}`]: 200,
    [`${addresses[1]}`]: 403,
  });
  expect({ askedAddresses, words }).toEqual({ askedAddresses: addresses, words: [] });
});

test("a page that is gone must be mended, and one that did not answer looked at", async () => {
  expect((await check({ "https://brigade.org/join": 404 })).words).toEqual([
    "must sample/home.md, line 1: https://brigade.org/join is not there any more.",
    "should sample/home.md, line 1: https://maps.org/x did not answer.",
  ]);
});

test("if no website answers, the check-up asks whether the computer is online", async () => {
  const offline = "should : None of the other websites answered.";
  expect((await check({})).words).toEqual([offline]);
});

test("no more than eight are asked at once", async () => {
  const text = Array.from({ length: 20 }, (_, nth) => `https://brigade.org/${nth}`).join("\n");
  let open = 0;
  let most = 0;
  const findings = await findDeadLinks(
    [{ file: "home.md", name: "sample/home.md", text }],
    async () => {
      most = Math.max(most, ++open);
      await Promise.resolve();
      open--;
      return 200;
    },
  );
  expect({ findings, open, most }).toEqual({ findings: [], open: 0, most: 8 });
});
