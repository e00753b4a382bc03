import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import * as v from "valibot";

const API = "https://api.netlify.com/api/v1";
/** How often Netlify is asked whether what it was sent is published, and how long it may take, in milliseconds. */
const PAUSE = 2000;
const PATIENCE = 300_000;

type Order = {
  /** What is published, as a folder. */
  site: string;
  token: string;
  project: string;
  /** At an address of its own, in nothing's place. */
  isPreview: boolean;
  api?: string;
};

const words = v.nullish(v.string());
const begunSchema = v.object({ id: v.string(), required: v.nullish(v.array(v.string())) });
const deploySchema = v.object({
  state: v.string(),
  error_message: words,
  ssl_url: words,
  deploy_ssl_url: words,
});

/**
 * Publishes a folder at Netlify: tells it the hash of each file, sends those that it does not have, and waits until they are
 * shown, which is all at once. Says at which address; throws where Netlify refuses.
 */
export async function publishAtNetlify(order: Order): Promise<string> {
  const { site, token, project, isPreview, api = API } = order;
  const ask = async (
    method: string,
    address: string,
    body?: BodyInit,
    type = "application/json",
  ) => {
    const headers = { Authorization: `Bearer ${token}`, "Content-Type": type };
    const answer = await fetch(api + address, { method, body, headers });
    if (answer.ok) return answer.json();
    throw new Error(`Netlify answered ${answer.status} to ${address}: ${await answer.text()}`);
  };
  const files = filesOf(site);
  const hashes = Object.fromEntries(files.map(({ address, hash }) => [address, hash]));
  const list = JSON.stringify({ files: hashes, draft: isPreview });
  const begun = await ask("POST", `/sites/${project}/deploys`, list);
  const { id, required } = v.parse(begunSchema, begun);
  const missing = new Set(required);
  for (const { address, content, hash } of files) {
    // One file may stand under two names: it is sent once.
    if (!missing.delete(hash)) continue;
    const target = `/deploys/${id}/files${encodeURI(address)}`;
    await ask("PUT", target, content, "application/octet-stream");
  }
  const latest = Date.now() + PATIENCE;
  while (Date.now() < latest) {
    const deploy = v.parse(deploySchema, await ask("GET", `/deploys/${id}`));
    const url = isPreview ? deploy.deploy_ssl_url : deploy.ssl_url;
    if (deploy.state === "ready") return `Netlify shows it at ${url ?? "its address"}`;
    if (deploy.state === "error") throw new Error(`Netlify says: ${deploy.error_message}`);
    await after(PAUSE);
  }
  throw new Error(
    "Netlify has everything, and did not show it in five minutes. Look at Deploys there",
  );
}

/** Every file, with its address and its SHA-1. Netlify compresses by itself. */
function filesOf(site: string) {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const content = readFileSync(file);
      const address = `/${path.relative(site, file).split(path.sep).join("/")}`;
      return { address, content, hash: hash("sha1", content) };
    });
}
