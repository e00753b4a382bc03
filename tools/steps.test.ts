import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** What a program prints that runs these steps. */
async function printed(...lists: { name: string; command: string }[][]): Promise<string> {
  const program = `
    import { runSteps } from "#tools/steps.ts";
    console.log("all is well:", await runSteps(...${JSON.stringify(lists)}));`;
  const args = ["--input-type=module", "--eval", program];
  return (await promisify(execFile)(process.execPath, args)).stdout;
}

test("a step that is done is one line, with its time and how far it came", async () => {
  const command = "echo noise; echo '» photos 1 of 2'; echo '» photos 2 of 2'; echo '» pages 31'";
  const said = await printed([{ name: "a site for a test", command }]);
  expect(said).toMatch(
    /^✓ a site for a test +\d+\.\d s {2}photos 2 of 2, pages 31\nall is well: true\n$/,
  );
});

test("one that fails is told whole, with the file that has the rest, and ends its own list alone", async () => {
  const said = await printed(
    [
      { name: "broken for a test", command: "echo why >&2; exit 3" },
      { name: "never begun", command: "true" },
    ],
    [{ name: "beside it", command: "sleep 0.1" }],
  );
  expect(said).toMatch(/✗ broken for a test .*\n\nwhy\n\nAll that it said: (\S+)\n/);
  expect(said).toContain("✓ beside it");
  expect(said).toContain("all is well: false");
  expect(said).not.toContain("never begun");
  const [, file = ""] = /All that it said: (\S+)/.exec(said) ?? [];
  expect(readFileSync(file, "utf8")).toBe("why\n");
});
