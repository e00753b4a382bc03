// No image is made here: that needs Docker and the network. What its file asks for has to be there all the same.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { buildFolder } from "#app/content-loader/content-folder.server.ts";

const dockerfile = readFileSync("Dockerfile", "utf8");
const lines = (file: string) => readFileSync(file, "utf8").split("\n").filter(Boolean);

test("what the Dockerfile takes from the project and from its build is there", () => {
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
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base);
  expect(bases.length).toBeGreaterThan(1);
  for (const base of bases) expect(base).toMatch(/^[a-z]+:\d+\.\d+\.\d+-[a-z]+$/);
});

test("Docker asks the server in the image for the home page, at an address that the server answers", () => {
  const [, address] = /^HEALTHCHECK .*"(http:[^"]*)"\]$/m.exec(dockerfile) ?? [];
  const caddyfile = readFileSync(path.join(buildFolder, "hosts/Caddyfile"), "utf8");
  expect(caddyfile).toMatch(new RegExp(`^\\{\\$SITE_ADDRESS:\\S+, ${address}\\} `, "m"));
});

test("every command of the Dockerfile is one of the project's", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const commands = [...dockerfile.matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(commands).toEqual(["build", "compress"]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(commands));
});

test("the server in the image looks for the website where the Dockerfile puts it", () => {
  const [, folder] = /^ENV SITE_FOLDER=(\S+)$/m.exec(dockerfile) ?? [];
  expect(dockerfile).toContain(`COPY --from=built /website/build/client ${folder}\n`);
  expect(readFileSync(path.join(buildFolder, "hosts/Caddyfile"), "utf8")).toContain(
    "{$SITE_FOLDER:",
  );
});

test("what git leaves out is left out of the image too, above all what another computer has built", () => {
  const left = lines(".gitignore").map((name) => name.replace(/^\//, ""));
  expect(lines(".dockerignore")).toEqual(expect.arrayContaining(left));
});
