import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { folderWith } from "#tests/support/folder-with.ts";
import { startForTest } from "#tests/support/start-for-test.ts";
import { createEditServer } from "./server.ts";

const EDITOR: Record<string, string> = { "Sec-Fetch-Site": "same-origin" };

/** A server for one file, content/people.yaml, and what it answers to a method and a path. */
async function served() {
  const folder = folderWith({
    "content/people.yaml": "session: []\n",
    "secret.txt": "not for the editor",
  });
  const people = path.join(folder, "content/people.yaml");
  const content = { folder: path.dirname(people), name: "content" };
  const { hostname, port } = new URL(await startForTest(createEditServer(folder, content)));
  const ask = (method: string, at: string, headers = EDITOR, body = "") =>
    new Promise<{ status?: number; words: string }>((resolve, reject) => {
      const asked = request({ hostname, port, method, path: at, headers });
      asked.on("error", reject).on("response", async (answer) => {
        resolve({ status: answer.statusCode ?? 0, words: await text(answer) });
      });
      asked.end(body);
    });
  /** Asks for a file to be saved with these words, or to be deleted. */
  const save = async (file: string, words?: string, headers = EDITOR) => {
    const changes = new FormData();
    if (words === undefined) changes.append("deleted", file);
    else changes.append(file, new Blob([words]));
    const whole = new Response(changes);
    const type = whole.headers.get("Content-Type") ?? "";
    return ask("POST", "/files/", { ...headers, "Content-Type": type }, await whole.text());
  };
  return { ask, save, people };
}

test("the editor reads, writes and deletes the church's files", async () => {
  const { ask, save, people } = await served();
  expect(await ask("GET", "/files/")).toEqual({ status: 200, words: '["content/people.yaml"]' });
  expect((await ask("GET", "/files/content/people.yaml")).words).toBe("session: []\n");
  await save("content/people.yaml", "staff: []\n");
  expect(readFileSync(people, "utf8")).toBe("staff: []\n");
  await save("content/photos/pw.jpg", "a picture");
  expect((await ask("GET", "/files/content/photos/pw.jpg")).words).toBe("a picture");
  await save("content/photos/pw.jpg");
  expect((await ask("GET", "/files/content/photos/pw.jpg")).status).toBe(404);
});

test.each([
  "secret.txt",
  "content/..%2Fsecret.txt",
  "content/%2e%2e%2fsecret.txt",
  "content/..%5Csecret.txt",
  "content/.git/config",
])("nothing outside the content folder has an address: %s", async (address) => {
  const { ask, save } = await served();
  expect(await ask("GET", `/files/${address}`)).toEqual({ status: 404, words: "" });
  const file = decodeURIComponent(address);
  expect((await save(file, "words")).status).toBe(404);
  expect((await save(file)).status).toBe(404);
});

test("no other website in the same browser may ask for a file, nor one whose name leads here", async () => {
  const { save, people } = await served();
  const strangers: Record<string, string>[] = [
    { "Sec-Fetch-Site": "cross-site" },
    { ...EDITOR, Host: "evil.example" },
    {},
  ];
  for (const stranger of strangers) {
    expect((await save("content/people.yaml", "staff: []", stranger)).status).toBe(403);
  }
  expect(readFileSync(people, "utf8")).toBe("session: []\n");
});
