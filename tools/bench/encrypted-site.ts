import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createSecureServer } from "node:http2";
import { tmpdir } from "node:os";
import path from "node:path";
import { listenOnFreePort } from "#demo/free-port.ts";
import { createSiteServer } from "#demo/site-server.ts";

/** For a browser that is to believe the certificate. */
export const TRUSTS_ANYBODY = "--ignore-certificate-errors";

/** A certificate that signs itself, for a day. */
const REQUEST = [
  ...["req", "-x509", "-nodes", "-days", "1", "-subj", "/CN=localhost"],
  ...["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"],
];

/**
 * Serves the site in a folder as hosts do, encrypted and by HTTP/2, until `work` is done. The certificate is
 * made for the occasion by the command `openssl`; throws where there is none.
 */
export async function withEncryptedSite(
  folder: string,
  work: (site: string) => Promise<void>,
): Promise<void> {
  const site = createSiteServer(folder);
  const server = createSecureServer(await makeCertificate());
  server.on("request", (request, response) => site.emit("request", request, response));
  const address = await listenOnFreePort(server);
  try {
    await work(address.replace("http:", "https:"));
  } finally {
    server.close();
  }
}

async function makeCertificate(): Promise<{ key: Buffer; cert: Buffer }> {
  const folder = await mkdtemp(path.join(tmpdir(), "certificate-"));
  const key = path.join(folder, "key.pem");
  const cert = path.join(folder, "cert.pem");
  try {
    execFileSync("openssl", [...REQUEST, "-keyout", key, "-out", cert], { stdio: "pipe" });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error("Without the command openssl there is no certificate to measure with.", {
      cause,
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
