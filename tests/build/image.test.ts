// No image is made here: that needs Docker and the network. What its file asks for has to be there all the same.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const caddyfile = readFileSync(path.join(buildFolder, "hosts/Caddyfile"), "utf8");
const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

test("what the image is made of is there: files of the project and of its build", () => {
  const copies = [...dockerfile.matchAll(/^COPY (--from=built )?(.*) \S+$/gm)];
  expect(copies.length).toBeGreaterThan(3);
  for (const [line, isBuilt, names = ""] of copies) {
    for (const name of names.split(" ")) {
      const file = isBuilt ? name.replace("/website/build", buildFolder) : path.resolve(name);
      expect(existsSync(file), line).toBe(true);
    }
  }
});

test("the image is made of the same programs whenever it is made", () => {
  const bases = Array.from(dockerfile.matchAll(/^FROM (\S+)/gm), ([, base]) => base);
  expect(bases.length).toBeGreaterThan(1);
  for (const base of bases) expect(base).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z]+$/);
});

test("the server in the image shows the website that is put there, and answers where Docker asks it", () => {
  const [, folder] = /^ENV SITE_FOLDER=(\S+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`COPY --from=built /website/build/client ${folder}\n`);
  expect(caddyfile).toContain("{$SITE_FOLDER:");
  const [, address] = /^HEALTHCHECK .*"(http:[^"]*)"\]$/m.exec(dockerfile) ?? [];
  expect(caddyfile).toMatch(new RegExp(`^\\{\\$SITE_ADDRESS:\\S+, ${address}\\} `, "m"));
});

test("what git leaves out is left out of the image too, above all what another computer has built", () => {
  const left = lines(".gitignore").map((name) => name.replace(/^\//, ""));
  expect(lines(".dockerignore")).toEqual(expect.arrayContaining(left));
});
