import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { createEditServer } from "./server.ts";

const EDITOR = { "Sec-Fetch-Site": "same-origin" };

/** A server for one file, content/people.yaml, and what it answers to a method and a path. */
async function served() {
  const folder = folderWith({
    "content/people.yaml": "session: []\n",
    "secret.txt": "not for the editor",
  });
  const people = path.join(folder, "content/people.yaml");
  const content = { folder: path.dirname(people), name: "content" };
  const { hostname, port } = new URL(await startForTest(createEditServer(folder, content)));
  const ask = (method: string, at: string, headers: Record<string, string> = EDITOR, body = "") =>
    new Promise<{ status?: number; words: string }>((resolve, reject) => {
      const asked = request({ hostname, port, method, path: at, headers });
      asked.on("error", reject).on("response", async (answer) => {
        resolve({ status: answer.statusCode ?? 0, words: await text(answer) });
      });
      asked.end(body);
    });
  return { ask, people };
}

test("the editor reads, writes and deletes the church's files", async () => {
  const { ask, people } = await served();
  expect(await ask("GET", "/files/")).toEqual({ status: 200, words: '["content/people.yaml"]' });
  expect((await ask("GET", "/files/content/people.yaml")).words).toBe("session: []\n");
  await ask("PUT", "/files/content/people.yaml", EDITOR, "staff: []\n");
  expect(readFileSync(people, "utf8")).toBe("staff: []\n");
  await ask("PUT", "/files/content/photos/pw.jpg", EDITOR, "a picture");
  expect((await ask("GET", "/files/content/photos/pw.jpg")).words).toBe("a picture");
  await ask("DELETE", "/files/content/photos/pw.jpg");
  expect((await ask("GET", "/files/content/photos/pw.jpg")).status).toBe(404);
});

test.each([
  "/files/secret.txt",
  "/files/content/..%2Fsecret.txt",
  "/files/content/%2e%2e%2fsecret.txt",
  "/files/content/..%5Csecret.txt",
  "/files/content/.git/config",
])("nothing outside the content folder has an address: %s", async (address) => {
  const { ask } = await served();
  expect(await ask("GET", address)).toEqual({ status: 404, words: "" });
  expect((await ask("PUT", address, EDITOR, "words")).status).toBe(404);
  expect((await ask("DELETE", address)).status).toBe(404);
});

test("no other website in the same browser may ask for a file, nor one whose name leads here", async () => {
  const { ask, people } = await served();
  const strangers: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { ...EDITOR, Host: "evil.example" },
    {},
  ];
  for (const stranger of strangers) {
    expect((await ask("PUT", "/files/content/people.yaml", stranger, "staff: []")).status).toBe(
      403,
    );
  }
  expect(readFileSync(people, "utf8")).toBe("session: []\n");
});
