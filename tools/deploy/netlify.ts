import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
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

const deploySchema = v.object({
  id: v.string(),
  state: v.string(),
  error_message: v.nullish(v.string()),
  ssl_url: v.nullish(v.string()),
  deploy_ssl_url: v.nullish(v.string()),
});
type Deploy = v.InferOutput<typeof deploySchema>;
const begunSchema = v.object({ id: v.string(), required: v.nullish(v.array(v.string())) });

/**
 * Publishes a folder at Netlify: tells it the hash of each file, sends those that it does not have, and waits until they are
 * shown, which is all at once. Says at which address; throws where Netlify refuses.
 */
export async function publishAtNetlify(order: Order): Promise<string> {
  const { token, project, isPreview, api = API } = order;
  const ask = async (address: string, method: string, body?: Body) => {
    const answer = await fetch(api + address, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...body?.headers },
      body: body?.content ?? null,
    });
    if (answer.ok) return answer.json();
    throw new Error(`Netlify answered ${answer.status} to ${address}: ${await answer.text()}`);
  };
  const files = await hashesOf(order.site);
  const list = asJson({ files: Object.fromEntries(files), draft: isPreview });
  const begun = v.parse(begunSchema, await ask(`/sites/${project}/deploys`, "POST", list));
  const missing = new Set(begun.required);
  for (const [name, hash] of files) {
    // One file may stand under two names: it is sent once.
    if (!missing.delete(hash)) continue;
    const content = await readFile(path.join(order.site, name));
    await ask(`/deploys/${begun.id}/files${encodeURI(name)}`, "PUT", asBytes(content));
  }
  const read = async () => v.parse(deploySchema, await ask(`/deploys/${begun.id}`, "GET"));
  const { ssl_url, deploy_ssl_url } = await whenReady(read);
  return `Netlify shows it at ${(isPreview ? deploy_ssl_url : ssl_url) ?? "its address"}`;
}

type Body = { headers: Record<string, string>; content: string | Uint8Array<ArrayBuffer> };

function asJson(value: unknown): Body {
  return { headers: { "Content-Type": "application/json" }, content: JSON.stringify(value) };
}

function asBytes(content: Uint8Array<ArrayBuffer>): Body {
  return { headers: { "Content-Type": "application/octet-stream" }, content };
}

/** The SHA-1 of each file, by its address. */
async function hashesOf(site: string): Promise<Map<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  // Netlify compresses by itself.
  const files = entries.filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name));
  const hashes = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const file = path.join(parentPath, name);
    const address = `/${path.relative(site, file).split(path.sep).join("/")}`;
    return [
      address,
      createHash("sha1")
        .update(await readFile(file))
        .digest("hex"),
    ];
  });
  return new Map(await Promise.all(hashes));
}

async function whenReady(read: () => Promise<Deploy>): Promise<Deploy> {
  const latest = Date.now() + PATIENCE;
  while (Date.now() < latest) {
    const deploy = await read();
    if (deploy.state === "ready") return deploy;
    if (deploy.state === "error") throw new Error(`Netlify says: ${deploy.error_message}`);
    await after(PAUSE);
  }
  throw new Error(
    "Netlify has everything, and did not show it in five minutes. Look at Deploys there",
  );
}
