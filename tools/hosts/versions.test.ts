import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { goBack, publishVersion } from "./versions.ts";

/** A server's folder, and a way to build and publish a website there that says `words`. */
async function server() {
  const root = folderWith({});
  const build = path.join(root, "project");
  const publish = async (words: string, day: number) => {
    for (const part of ["client", "hosts"])
      await mkdir(path.join(build, part), { recursive: true });
    await writeFile(path.join(build, "client/index.html"), words);
    return publishVersion(build, root, new Date(Date.UTC(2026, 10, day, 3, 10)));
  };
  const shown = () => readFile(path.join(root, "today/client/index.html"), "utf8");
  return { root, publish, shown };
}

test("visitors see what was published last, and after a step back what they saw before", async () => {
  const { root, publish, shown } = await server();
  await publish("Friday", 20);
  await publish("Saturday", 21);
  await publish("Sunday", 22);
  expect(await shown()).toBe("Sunday");
  await goBack(root);
  expect(await shown()).toBe("Saturday");
  await goBack(root);
  expect(await shown()).toBe("Friday");
  await publish("Monday, mended", 23);
  expect(await shown()).toBe("Monday, mended");
});

test("where there is no older version one is told, and visitors keep what they have", async () => {
  const { root, publish, shown } = await server();
  await expect(goBack(root)).rejects.toThrow("has no version that is older");
  await publish("Sunday", 22);
  await expect(goBack(root)).rejects.toThrow("has no version that is older");
  expect(await shown()).toBe("Sunday");
});

test("a build that is not there is not published, and visitors keep what they have", async () => {
  const { root, publish, shown } = await server();
  const published = await publish("Sunday", 22);
  const nothing = path.join(root, "nothing");
  await expect(publishVersion(nothing, root, new Date())).rejects.toThrow("npm run build first");
  expect(await shown()).toBe("Sunday");
  expect(await readdir(path.join(root, "versions"))).toEqual([published]);
});

test("the versions of the last fourteen times are kept", async () => {
  const { root, publish } = await server();
  for (let day = 1; day <= 16; day++) await publish(`Day ${day}`, day);
  const kept = await readdir(path.join(root, "versions"));
  expect(kept).toHaveLength(14);
  expect(kept.sort()[0]).toBe("2026-11-03T03-10-00.000Z");
});
