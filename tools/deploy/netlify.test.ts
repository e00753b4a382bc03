import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { json, text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { listenOnFreePort } from "#demo/listen.ts";
import { folderWith } from "#tests/support/folder-with.ts";
import { publishAtNetlify } from "./netlify.ts";

const hash = (words: string) => createHash("sha1").update(words).digest("hex");

/** Netlify as its documents describe it (docs.netlify.com/api), which has `known` from before; and a site of three files. */
async function netlify(known: string[], state = "ready") {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const { method, url = "", headers } = request;
    const answer = (value: unknown) => response.end(JSON.stringify(value));
    if (headers.authorization !== "Bearer token")
      return response.writeHead(401).end("Access Denied");
    if (method === "GET") {
      const urls = { ssl_url: "https://live.example", deploy_ssl_url: "https://draft.example" };
      return answer({ id: "d1", state, error_message: "Too many files", ...urls });
    }
    const sent = method === "POST" ? await json(request) : await text(request);
    asked.push([method, url, sent]);
    const wanted = ["Home", "Giving"].map(hash).filter((one) => !known.includes(one));
    return answer({ id: "d1", required: wanted });
  });
  const api = await listenOnFreePort(server);
  onTestFinished(() => void server.close());
  const site = folderWith({
    "index.html": "Home",
    "giving/index.html": "Giving",
    "copy.html": "Home",
  });
  const publish = (isPreview: boolean, token = "token") =>
    publishAtNetlify({ site, token, project: "p1", isPreview, api });
  return { publish, asked };
}

test("Netlify is told of every file, sent those that it does not have, and says where they are shown; of a preview that it is a draft, at an address of its own", async () => {
  const { publish, asked } = await netlify([hash("Giving")]);
  expect(await publish(false)).toBe("Netlify shows it at https://live.example");
  const files = {
    "/index.html": hash("Home"),
    "/copy.html": hash("Home"),
    "/giving/index.html": hash("Giving"),
  };
  expect(asked).toEqual([
    ["POST", "/sites/p1/deploys", { files, draft: false }],
    ["PUT", expect.stringMatching(/^\/deploys\/d1\/files\/(?:index|copy)\.html$/), "Home"],
  ]);
  const draft = ["POST", "/sites/p1/deploys", expect.objectContaining({ draft: true })];
  const second = await netlify([hash("Giving"), hash("Home")]);
  expect(await second.publish(true)).toBe("Netlify shows it at https://draft.example");
  expect(second.asked).toEqual([draft]);
});

test("where Netlify refuses, or cannot show it, that is said", async () => {
  const { publish } = await netlify([], "error");
  await expect(publish(false, "stolen")).rejects.toThrow("401 to /sites/p1/deploys: Access Denied");
  await expect(publish(false)).rejects.toThrow("Netlify says: Too many files");
});
